// The frame of pages with forms: rendered in the browser alone, so that antd stays out of public pages and of the server.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router';
import { FormTheme } from '#app/admin/FormTheme.tsx';
import { queryClient } from '#app/lib/query.ts';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';

/** A form page's `handle`: what stands around its form, free of antd, for the server renders it. */
export interface FormHandle {
  Frame: ComponentType<{ children: ReactNode }>;
}

export async function clientLoader(): Promise<null> {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const Frame =
    useMatches()
      .map(({ handle }) => frameOf(handle))
      .find(Boolean) ?? Bare;
  return (
    <div className="tall">
      <Frame>
        <div className="waiting">
          <noscript>这个页面需要启用 JavaScript 才能填写。</noscript>
          <div className="needs-script">
            <Skeleton lines={8} />
          </div>
        </div>
      </Frame>
    </div>
  );
}

function frameOf(handle: unknown): FormHandle['Frame'] | undefined {
  return (handle as FormHandle | undefined)?.Frame;
}

function Bare({ children }: { children: ReactNode }) {
  return <div className="wrap narrow page">{children}</div>;
}

export default function FormPages() {
  return (
    <QueryClientProvider client={queryClient}>
      <FormTheme>
        <div className="tall">
          <Outlet />
        </div>
      </FormTheme>
    </QueryClientProvider>
  );
}
