// The context of a handler: one database handle, the caller, and the providers.
import type { Readable } from 'node:stream';
import type { Who } from '@shuji/contract/call';
import type { MemberRole } from '@shuji/contract/member/labels';
import type { Db, Tx } from '#src/db/open.ts';
import type { Providers } from '#src/providers/providers.ts';
import type { Browser } from './cookies.ts';

/** A signed-in person with what they may do at this moment; read anew at each request. */
export interface User {
  kind: 'user';
  /** The account they act for, the owner of everything: their own, or the company's they are a member of. */
  id: string;
  /** The account they sign in to: their password, phone, sessions and devices. Equal to `id` unless they are a member. */
  personId: string;
  /** Roles in the company; within a call, those under which it admits them. The holder of the account is an admin. */
  roles: MemberRole[];
  /** As their company named them; null for the holder of the account. */
  personName: string | null;
  attested: boolean;
  /** The organisation or person attested; null before attestation. */
  partyId: string | null;
  merchantId: string | null;
  isBuyer: boolean;
  isSeller: boolean;
  isService: boolean;
  sessionId: string;
}

export type OperatorRole = 'reviewer' | 'finance' | 'editor' | 'admin' | 'auditor';

/** The next step of an office sign-in: the second factor's code, an own password, or setting up that factor. */
export type Owed = 'code' | 'password' | 'factor';

/** A signed-in member of the office. `organisation` is their employer's credit code, if any: they do not review it. */
export interface Operator {
  kind: 'operator';
  id: string;
  name: string;
  roles: OperatorRole[];
  organisation: string | null;
  /** Null once the sign-in is whole; until then only calls for `staff` are open. */
  owes: Owed | null;
  sessionId: string;
}

/** The holder of the sign-in, and of what goes with it: password, phone, sessions, devices. */
export function personOf(actor: User | Operator): string {
  return actor.kind === 'user' ? actor.personId : actor.id;
}

export type Merchant = User & { merchantId: string; partyId: string };
export type Attested = User & { partyId: string };

export type ActorFor<W extends Who> = W extends 'anyone'
  ? User | null
  : W extends 'user'
    ? User
    : W extends 'merchant'
      ? Merchant
      : W extends 'attested' | 'buyer' | 'seller' | 'vendor'
        ? Attested
        : Operator;

/** A file that came with a multipart call, whole and within the call's limit, in a temporary place until the reply. */
export interface Upload {
  name: string;
  path: string;
  size: number;
}

interface Common<A> {
  actor: A;
  /** One moment for the whole request. */
  now: Date;
  providers: Providers;
  /** The caller's network address, for limits and the audit trail. */
  address: string;
  /** The caller's device in words: `Windows · Chrome`. */
  device: string;
  browser: Browser;
  requestId: string;
  upload: Upload | null;
}

export interface ReadContext<A> extends Common<A> {
  db: Db;
}

/** For a reading call that answers bytes, which browsers open without the token's header. */
export interface FileContext<A> extends ReadContext<A> {
  /**
   * Whoever is signed in where the request comes from, on the website or in the office, by token or by the reader's
   * cookie. Read anew: a session that has ended reads nothing.
   */
  readers(): Promise<(User | Operator)[]>;
  /** A short transaction of its own, for what reading leaves behind: a link that is used up, a file found damaged. */
  writeApart<T>(work: (db: Tx) => Promise<T>): Promise<T>;
}

/** Before a writing call's transaction: reads the database and works on what lies outside it. */
export interface PrepareContext<A> extends ReadContext<A> {
  /** Takes back what was done outside, should the call be refused after all. */
  ifRefused(work: () => Promise<void> | void): void;
}

/** Before a transaction that takes away rights: finds out whose. */
export type RevokeContext = Pick<ReadContext<User | Operator | null>, 'db' | 'actor' | 'providers'>;

/** The context of every writing transaction, of a request or a job. */
interface Writing {
  db: Tx;
  /** Runs once the transaction stands; a refusal or fault drops it. */
  afterCommit(work: () => Promise<void> | void): void;
  /** Drops every ready reply and page that shows one of these tags, on every node, once the transaction stands. */
  invalidate(...tags: string[]): void;
}

export interface WriteContext<A> extends Common<A>, Writing {
  /** Names the account in the audit trail when a caller without a session signs in. */
  actsAs(kind: 'user' | 'operator', id: string): void;
}

/** The context of scheduled work, which has no caller. */
export interface JobContext extends Writing {
  now: Date;
  providers: Providers;
}

/** The context of a job: it can also continue after the commit, for calls to providers. */
export interface ScheduledContext extends JobContext {
  /** After what stands in afterCommit by then: more work, in a transaction of its own. */
  next(work: (context: ScheduledContext) => Promise<void>): void;
}

/** A reply of bytes, sent as an attachment unless `inline` declares its type safe to show. */
export interface FileAnswer {
  /** All bytes, or a part of them. Refused before any byte is sent; what fails later breaks the connection. */
  open(part?: ByteRange): Promise<Readable>;
  /** Refuses a reader to whom neither the whole (null) nor this part belongs. Not called for headers alone. */
  admit?(part: ByteRange | null): Promise<void>;
  name: string;
  type: string;
  size?: number;
  /** Names these very bytes, so that a reader who was broken off may ask for the rest. */
  tag?: string;
  inline?: boolean;
  /** Anyone may see it, and its address never shows anything else; it may be withdrawn, so caches keep it for a day. */
  isForEveryone?: boolean;
}

/** Both ends included, as HTTP counts. */
export interface ByteRange {
  from: number;
  to: number;
}
