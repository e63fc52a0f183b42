// Reads a public page's data before it is shown: in process on the server, through the API in the browser.
//
//   const page = load(getProduct, ({ query }) => ({ id: query.get('id') ?? '' }));
//   export const loader = page.loader;
//   export const clientLoader = page.clientLoader;
//   export default function ProductDetail() { const product = page.use(); … }
//
// The two exports must be written out one by one: React Router cannot remove `loader` from a destructured export.
import type { Call, Input, Output } from '@shuji/contract/call';
import { type ActionFunctionArgs, createContext, data, type RouterContextProvider, useLoaderData } from 'react-router';
import { api } from './api.ts';
import { isEnvelope, open, Refused, Silent } from './failure.ts';

/** Makes a call in process as an anonymous reader; throws an envelope {code, msg, data} when refused. */
export type InProcess = (target: Call, input: unknown) => Promise<unknown>;

export const inProcess = createContext<InProcess>();

export interface Place {
  query: URLSearchParams;
  path: string;
}

type Ask<C extends Call> = (place: Place) => Input<C>;
type LoaderArgs = Pick<ActionFunctionArgs, 'request'> & { context: Readonly<RouterContextProvider> };

export interface Loaded<T> {
  loader: (args: LoaderArgs) => Promise<T>;
  clientLoader: (args: Pick<LoaderArgs, 'request'>) => Promise<T>;
  /** The loaded data, inside the page's component. */
  use: () => T;
}

/** One call, with its input from the address. */
export function load<C extends Call>(target: C, input: Ask<C>): Loaded<Output<C>> {
  return loadedPage((perform, place) => perform(target, input(place)));
}

export type Perform = <C extends Call>(target: C, input: Input<C>) => Promise<Output<C>>;

/** Several calls: `loadAll(async (perform, { query }) => { const [list, facets] = await Promise.all([perform(…), perform(…)]); return { list, facets }; })`. */
export function loadAll<T>(read: (perform: Perform, place: Place) => Promise<T>): Loaded<T> {
  return loadedPage(read);
}

function loadedPage<T>(read: (perform: Perform, place: Place) => Promise<T>): Loaded<T> {
  return {
    loader: ({ request, context }) => {
      const call = context.get(inProcess);
      return orErrorPage(() =>
        read((target, input) => call(target, input) as Promise<Output<typeof target>>, placeOf(request)),
      );
    },
    clientLoader: ({ request }) =>
      orErrorPage(() =>
        read(
          (target, input) => untilReply(() => api(target, input, { signal: request.signal }), request.signal),
          placeOf(request),
        ),
      ),
    use: () => useLoaderData() as T,
  };
}

/** The named fields of a query string, as a call's input takes them: a name given twice becomes a list. */
export function pick<N extends string>(query: URLSearchParams, ...names: N[]): { [K in N]?: string | string[] } {
  const found: { [K in N]?: string | string[] } = {};
  for (const name of names) {
    const values = query.getAll(name).filter((value) => value !== '');
    if (values.length > 0) found[name] = values.length === 1 ? values[0] : values;
  }
  return found;
}

function placeOf(request: Request): Place {
  const url = new URL(request.url);
  return { query: url.searchParams, path: url.pathname };
}

async function orErrorPage<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const refused = asRefused(error);
    if (!refused) throw error;
    throw data({ msg: refused.msg }, { status: statusOf(refused.code) });
  }
}

function asRefused(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (!isEnvelope(error)) return null;
  try {
    open(error);
  } catch (refused) {
    if (refused instanceof Refused) return refused;
  }
  return null;
}

// An address with a malformed identifier shows nothing just as one with an unknown identifier does. What a noun
// refuses to an anonymous reader (410xx and up) is always that it has no such thing to show.
function statusOf(code: number): number {
  const kind = Number(String(code).slice(0, 3));
  const isMissing = kind === 400 || kind === 404 || code >= 41_000;
  return isMissing ? 404 : kind >= 400 && kind < 600 ? kind : 500;
}

// Spec §8: a lost network shows nothing. The page stays as it is, and goes on by itself once the network is back.
async function untilReply<T>(attempt: () => Promise<T>, left: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Silent) || left.aborted) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}
