// The frame of pages with forms: rendered in the browser alone, so that antd stays out of public pages and of the server.
import { Outlet } from 'react-router';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { FormTheme } from './FormTheme.tsx';

export async function clientLoader(): Promise<null> {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="wrap narrow page tall">
      <noscript>这个页面需要启用 JavaScript 才能填写。</noscript>
      <Skeleton lines={8} />
    </div>
  );
}

export default function FormPages() {
  return (
    <FormTheme>
      <div className="tall">
        <Outlet />
      </div>
    </FormTheme>
  );
}
