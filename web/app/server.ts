// The built bundle's server entry: renders a request into a page.
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type InProcess, inProcess } from '#app/lib/load.ts';
import { type Place, sitePlace } from '#app/site/settings.ts';

export interface RenderInput extends Place {
  /** Calls in process, as an anonymous reader; throws the envelope of a refusal. */
  call: InProcess;
}

const handle = createRequestHandler(build, 'production');

/** Renders the page at the request's address. */
export function render(request: Request, { call, apiBaseUrl, publicOrigin }: RenderInput): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(inProcess, call);
  context.set(sitePlace, { apiBaseUrl, publicOrigin });
  return handle(request, context);
}
