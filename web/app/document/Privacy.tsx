import { pageTitle } from '#app/site/title.ts';
import { DocumentSheet } from './DocumentSheet.tsx';
import { loadText } from './text-page.ts';

const page = loadText(() => 'privacy');
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const meta = pageTitle('个人信息保护政策');

export default function Privacy() {
  return <DocumentSheet page={page.use()} />;
}
