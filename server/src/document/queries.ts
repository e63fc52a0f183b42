import type { AboutLayout, DocumentKind, HelpTopic, LegalText, SignUpDocument } from '@shuji/contract/document/labels';
import { one } from '#src/db/one.ts';
import type { Db, Fragment } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { holding, keywordReader } from '#src/site/keyword.ts';
import type { Wanted } from '#src/text/spoken.ts';
import type { StoredVersion } from './rules.ts';

interface StandingText {
  anchor: string;
  kind: DocumentKind;
  topic: HelpTopic | null;
  layout: AboutLayout;
  title: string;
  body: string;
  words: string;
  number: number;
  effectiveOn: string;
}

/** The texts the public sees: every page, list and search reads through here. */
function isShown(db: Db): Fragment {
  return db`not d.is_hidden`;
}

/** False for a version of the installation that an operator of a new centre has still to publish as the centre's own. */
export function isAdopted(db: Db): Fragment {
  return db`(v.operator_id is not null or not d.awaits_operator)`;
}

/** The version of each text that stands on a day. */
function inForce(db: Db, today: string): Fragment {
  return db`from document d join lateral (
    select * from document_version v where v.document_id = d.id and ${isAdopted(db)} and v.effective_on <= ${today}
    order by v.number desc limit 1
  ) v on true`;
}

/** Reads a keyword as the texts that anyone reads have it. */
export const readDocumentKeyword = keywordReader(
  ['document'],
  (db) => db<{ text: string }[]>`
    select v.words as text from document d join document_version v on v.document_id = d.id
    where ${isShown(db)} and ${isAdopted(db)}`,
);

interface DocumentFilter {
  kinds: readonly DocumentKind[];
  topic?: HelpTopic | undefined;
  words?: Wanted;
}

/** The texts of some kinds as they stand, in their order; with words, those that hold all of them. */
export async function listInForce(
  db: Db,
  today: string,
  { kinds, topic, words = [] }: DocumentFilter,
): Promise<StandingText[]> {
  return db<StandingText[]>`
    select d.anchor, d.kind, d.topic, d.layout, v.title, v.body, v.words, v.number, v.effective_on ${inForce(db, today)}
    where ${isShown(db)} and d.kind = any(${kinds as string[]}) ${topic ? db`and d.topic = ${topic}` : db``}
      and ${holding(db, db`v.words`, words)}
    order by d.sort, d.anchor`;
}

type FoundText = Pick<StandingText, 'anchor' | 'kind' | 'title' | 'words' | 'effectiveOn'>;

/** The same, a page of it, those with the words in their title first. */
export async function searchInForce(
  db: Db,
  today: string,
  { kinds, words = [] }: DocumentFilter,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<Page<FoundText>> {
  return paged<FoundText>(db, {
    columns: db`d.anchor, d.kind, v.title, v.words, v.effective_on`,
    from: db`${inForce(db, today)} where ${isShown(db)} and d.kind = any(${kinds as string[]}) and ${holding(db, db`v.words`, words)}`,
    order: db`(${holding(db, db`v.title`, words)}) desc, d.sort, d.anchor`,
    pageNum,
    pageSize,
  });
}

export interface ShownDocument {
  id: string;
  anchor: string;
  kind: DocumentKind;
}

export async function findShown(db: Db, anchor: string): Promise<ShownDocument | null> {
  return one<ShownDocument>(db`
    select d.id, d.anchor, d.kind from document d where d.anchor = ${anchor} and ${isShown(db)}`);
}

/** The texts of some kinds that were ever published. */
export async function listShown(db: Db, kinds: readonly DocumentKind[]): Promise<ShownDocument[]> {
  return db<ShownDocument[]>`
    select d.id, d.anchor, d.kind from document d where d.kind = any(${kinds as string[]}) and ${isShown(db)}
      and exists (select from document_version v where v.document_id = d.id and ${isAdopted(db)})
    order by d.sort, d.anchor`;
}

export interface PublishedVersion extends StoredVersion {
  documentId: string;
  operatorName: string;
}

/** Every version of some texts, the newest first. */
export async function listVersions(db: Db, ids: readonly string[]): Promise<PublishedVersion[]> {
  return db<PublishedVersion[]>`
    select v.document_id, v.number, v.title, v.note, v.effective_on, v.published_at, v.operator_name
    from document_version v join document d on d.id = v.document_id
    where v.document_id = any(${ids as string[]}) and ${isAdopted(db)} order by v.number desc`;
}

export async function findBody(db: Db, documentId: string, number: number): Promise<string | null> {
  const [row] = await db<{ body: string }[]>`
    select body from document_version where document_id = ${documentId} and number = ${number}`;
  return row?.body ?? null;
}

/** The number of the version in force of each of the texts; one that is not published is missing. */
export async function standingNumbers<A extends LegalText>(
  db: Db,
  today: string,
  anchors: readonly A[],
): Promise<Partial<Record<A, number>>> {
  const rows = await db<{ anchor: A; number: number }[]>`
    select d.anchor, v.number ${inForce(db, today)} where ${isShown(db)} and d.anchor = any(${anchors as readonly string[] as string[]})`;
  return Object.fromEntries(rows.map(({ anchor, number }) => [anchor, number])) as Partial<Record<A, number>>;
}

export interface AgreementVersion {
  anchor: SignUpDocument;
  number: number;
  title: string;
  effectiveOn: string;
  note: string;
}

/** Every version of what is agreed to at sign-up, in the order of the texts. */
export async function listAgreementVersions(db: Db): Promise<AgreementVersion[]> {
  return db<AgreementVersion[]>`
    select d.anchor, v.number, v.title, v.effective_on, v.note
    from document d join document_version v on v.document_id = d.id
    where d.anchor in ('terms', 'privacy') and ${isAdopted(db)} order by d.sort, d.anchor, v.number`;
}
