// The declarations by which a noun takes part in the pages that all nouns share; features.ts gathers them.
import type { Who } from '@shuji/contract/call';
import type { MonthFigure, OfficeFind, QueueName } from '@shuji/contract/desk/labels';
import type { OfficeFinds } from '@shuji/contract/desk/schema';
import type { MaskedField, MaskedPlace, ReviewQueue } from '@shuji/contract/review/labels';
import type { DaySum, Span } from '#src/db/by-day.ts';
import type { Db } from '#src/db/open.ts';
import type { Waiting } from '#src/db/queue.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Vault } from '#src/providers/vault.ts';

export interface Queue {
  /** What waits for this operator, by the predicate that the queue's list is read with. */
  waiting: (db: Db, at: { now: Date; operatorId: string }) => Waiting;
  /** Who works it off; reviewers by default. */
  role?: 'admin' | 'finance';
}

/** The owners concerned, by an organisation's credit code, null for a person: one, or both sides of a dispute. */
export interface Pending {
  organisations: readonly (string | null)[];
}

/** The account, if the centre knows one, and the organisation it acts for. */
export interface Owner {
  accountId: string | null;
  organisation: string | null;
}

export interface PersonalValues extends Owner {
  values: Partial<Record<MaskedField, string>>;
}

export type Hit = OfficeFinds[number]['rows'][number];
export type Found = Pick<OfficeFinds[number], 'rows' | 'hasMore'>;
/** `who`: whom the search is open to. */
export type Search = (keyword: string, context: ReadContext<Operator>, who: Who) => Promise<Found>;

interface Parts {
  queue: Queue;
  /** The item that a reviewer may claim; null when it is not pending a decision. */
  findPending: (db: Db, id: string) => Promise<Pending | null>;
  /** The personal values that the office shows masked, whole; null when there is no such thing to show. */
  findPersonal: (db: Db, vault: Vault, id: string) => Promise<PersonalValues | null>;
  /** Who may see those values whole; reviewers by default. */
  revealer: 'finance';
  search: Search;
}

export type Resource = Partial<Parts>;

/** The sums of each figure of the office's month, by day. */
export type MonthSums = Record<MonthFigure, (db: Db, span: Span) => Promise<DaySum[]>>;

type Named<Names, Part extends keyof Parts> = { [Name in Names & string]: Pick<Parts, Part> };

/** Every name of the contract's tables has the part that the table needs; leaving one out does not compile. */
export type Resources = Named<QueueName, 'queue'> &
  Named<ReviewQueue, 'findPending'> &
  Named<MaskedPlace, 'findPersonal'> &
  Named<OfficeFind, 'search'>;
