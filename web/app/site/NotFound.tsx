import { data } from 'react-router';
import { pageTitle } from './title.ts';

export function loader(): never {
  throw data(null, { status: 404 });
}

export function clientLoader(): never {
  throw data(null, { status: 404 });
}

export const meta = pageTitle('没有找到页面');

export default function NotFound() {
  return null;
}
