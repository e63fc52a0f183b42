// One call of the API as one value: where it is, who may call it, what goes in and what comes out.
import type { z } from 'zod';
import type { Members } from './member/admission.ts';
import { isReader, type OfficeReader, officeReaders, type Who } from './operator/who.ts';

export type { Who };

export type Method = 'GET' | 'POST';

/** `json` is the envelope {code, msg, data}; `file` is bytes, described by the handler's return value. */
export type Answer = 'json' | 'file';

/** Schemas of what goes into a call and what comes out; they stand in the noun's schema file, beside the calls. */
export interface Shape<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> {
  input: I;
  output: O;
}

export interface CallSpec<W extends Who, R extends boolean> {
  /** One Chinese line for the API page. */
  summary: string;
  who: W;
  /**
   * The members of a company who may make it for the company, besides its admins: all of them, or those with one of
   * these roles. A writing call that names none is for admins alone; a reading one is open to every member.
   */
  members?: Members;
  /** What the audit trail calls it; every writing call has one, but for a view. */
  action?: string;
  /** True when it writes only that someone has looked, in a place of its own: no action, so no row of the audit trail. */
  isView?: boolean;
  /**
   * True when the call changes anything: it runs in a transaction and needs the header `mobile: 1`. A POST writes and a
   * GET reads where this is left out.
   */
  writes?: R;
  /**
   * True when the call begins something new with the centre or another party: it is refused while an agreement in
   * force has not been agreed to. What is under way may be ended without.
   */
  begins?: boolean;
  /** Input fields of a POST that travel in the query string, when the spec puts them there. */
  query?: readonly string[];
  /** A multipart call takes one file part named `file`, at most this many bytes; other fields come as parts before it. */
  upload?: { maxBytes: number };
  answer?: Answer;
  /** Anonymous replies are cached as bytes under these tags; a write drops them by `context.invalidate(tag)`. */
  cache?: readonly string[];
  /** May be read from a read replica: wide lists, sums and searches, without cached replies, which are read on the primary. */
  replica?: R extends false ? boolean : never;
}

export interface Call<W extends Who = Who, R extends boolean = boolean, S extends Shape = Shape>
  extends CallSpec<W, R> {
  readonly kind: 'call';
  writes: R;
  method: Method;
  /** Fastify style: `/api/product/info/:id`. */
  path: string;
  /** A type only: the value stands under the call's name in the noun's schema file, so that pages that only read load no schema. */
  readonly shape?: S;
}

export type ShapeOf<C extends Call> = NonNullable<C['shape']>;
export type Input<C extends Call> = z.input<ShapeOf<C>['input']>;
export type Parsed<C extends Call> = z.output<ShapeOf<C>['input']>;
export type Output<C extends Call> = z.output<ShapeOf<C>['output']>;

/** Declares a call: `call<typeof shapes.getProduct>()('GET', '/api/product/info/:id', { … })`. */
export function call<S extends Shape>() {
  return <M extends Method, W extends Who, R extends boolean = M extends 'POST' ? true : false>(
    method: M,
    path: string,
    { writes = (method === 'POST') as R, ...spec }: CallSpec<W, R>,
  ): Call<W, R, S> => ({ kind: 'call', method, path, writes, ...spec });
}

/**
 * Declares the export of a list, for those who work on the list; an auditor reads it on the page alone. It writes: each
 * export leaves a row for the auditor.
 */
export function exportCall<S extends Shape>() {
  return <W extends Who>(list: Call<W>, path: string, summary: string): Call<Exporter<W>, true, S> => {
    const who = (isReader(list.who) ? officeReaders[list.who].works : list.who) as Exporter<W>;
    return call<S>()('GET', path, { summary, action: summary, who, writes: true, answer: 'file' });
  };
}

type Exporter<W extends Who> = W extends OfficeReader ? (typeof officeReaders)[W]['works'] : W;

/** The names in a call's path, in order: `/a/:x/:y` → ['x', 'y']. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map((found) => found[1] as string);
}

export interface CallRequest {
  method: Method;
  /** Path with query string, without origin. */
  url: string;
  /** JSON body of a POST; undefined for GET. */
  body?: Record<string, unknown>;
}

/** Lays an input out as an HTTP request. Undefined and null fields are left out of paths and queries. */
export function toRequest<C extends Call>(target: C, input: Input<C>): CallRequest {
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) };
  const path = target.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value ?? ''));
  });
  const query = new URLSearchParams();
  const inQuery = target.method === 'GET' ? Object.keys(rest) : (target.query ?? []);
  for (const name of inQuery) {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === null || value === '') continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
  }
  const search = query.toString();
  const url = search ? `${path}?${search}` : path;
  return target.method === 'GET' ? { method: 'GET', url } : { method: 'POST', url, body: rest };
}

export type CallNames<T> = { [K in keyof T]: T[K] extends Call ? K : never }[keyof T];

/** The calls among a contract module's exports, by name. */
export function callsOf(module: object): Record<string, Call> {
  const found: Record<string, Call> = {};
  for (const [name, value] of Object.entries(module)) if (isCall(value)) found[name] = value;
  return found;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'call';
}
