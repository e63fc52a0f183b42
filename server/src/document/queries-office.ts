// The texts as editors see them: working copies, and what becomes of them.
import { type AboutLayout, type DocumentKind, type HelpTopic, legalTexts } from '@shuji/contract/document/labels';
import type { DocumentState } from '@shuji/contract/document/labels/office';
import { one } from '#src/db/one.ts';
import type { Db, Fragment, Tx } from '#src/db/open.ts';
import { type Page, paged } from '#src/db/page.ts';
import { isAdopted } from './queries.ts';

export interface Editor {
  id: string;
  name: string;
}

export interface WorkingCopy {
  title: string;
  topic: HelpTopic | null;
  layout: AboutLayout;
  body: string;
}

export interface OfficeRow extends Omit<WorkingCopy, 'body' | 'layout'> {
  id: string;
  anchor: string;
  kind: DocumentKind;
  isHidden: boolean;
  isChanged: boolean;
  updatedAt: string;
  updatedBy: string;
}

export type StoredDocument = OfficeRow & WorkingCopy & { revision: number };

export interface OfficeQuestion {
  kind?: DocumentKind | undefined;
  topic?: HelpTopic | undefined;
  state?: DocumentState | undefined;
  keyword: string;
  pageNum: number;
  pageSize: number;
}

function latest(db: Db): Fragment {
  return db`left join lateral (
    select v.title, v.body from document_version v where v.document_id = d.id and ${isAdopted(db)}
    order by v.number desc limit 1
  ) v on true`;
}

function isChanged(db: Db): Fragment {
  return db`(v.title is distinct from d.title or v.body is distinct from d.body)`;
}

function rowColumns(db: Db): Fragment {
  return db`d.id, d.anchor, d.kind, d.topic, d.title, d.is_hidden, ${isChanged(db)} as is_changed, d.updated_at, d.updated_by`;
}

export async function listAll(db: Db, question: OfficeQuestion): Promise<Page<OfficeRow>> {
  const { kind, topic, state, keyword, pageNum, pageSize } = question;
  const states: Record<DocumentState, Fragment> = {
    changed: db`and ${isChanged(db)}`,
    unpublished: db`and v.title is null`,
    hidden: db`and d.is_hidden`,
  };
  return paged<OfficeRow>(db, {
    columns: rowColumns(db),
    from: db`from document d ${latest(db)} where true
      ${kind ? db`and d.kind = ${kind}` : db``} ${topic ? db`and d.topic = ${topic}` : db``}
      ${state ? states[state] : db``}
      ${keyword ? db`and (strpos(d.title, ${keyword}) > 0 or strpos(d.body, ${keyword}) > 0)` : db``}`,
    order: db`array_position(array['about', 'agreement', 'rule', 'guide', 'question'], d.kind), d.sort, d.anchor`,
    pageNum,
    pageSize,
  });
}

export async function findDocument(db: Db, id: string): Promise<StoredDocument | null> {
  return one<StoredDocument>(db`
    select ${rowColumns(db)}, d.body, d.layout, d.revision from document d ${latest(db)} where d.id = ${id}`);
}

/** Holds a document until this transaction ends, so that two publishings give two numbers. */
export async function lockDocument(db: Tx, id: string): Promise<StoredDocument | null> {
  await db`select from document where id = ${id} for update`;
  return findDocument(db, id);
}

interface NewVersion {
  documentId: string;
  title: string;
  body: string;
  words: string;
  note: string;
  effectiveOn: string;
  publishedAt: Date;
}

export async function insertVersion(db: Tx, row: NewVersion, editor: Editor | null): Promise<number> {
  const [last] = await db<{ number: number }[]>`
    select coalesce(max(number), 0)::int as number from document_version where document_id = ${row.documentId}`;
  const number = (last?.number ?? 0) + 1;
  await db`
    insert into document_version
      ${db({ ...row, number, operatorId: editor?.id ?? null, operatorName: editor?.name ?? '' })}`;
  return number;
}

/** The texts that a centre opens with, and whether readers see a version of each. */
export async function listLegalTexts(db: Db): Promise<{ id: string; anchor: string; isPublished: boolean }[]> {
  return db<{ id: string; anchor: string; isPublished: boolean }[]>`
    select d.id, d.anchor, v.title is not null and not d.is_hidden as is_published from document d ${latest(db)}
    where d.anchor = any(${Object.keys(legalTexts)})`;
}

export async function setHidden(db: Tx, id: string, isHidden: boolean): Promise<boolean> {
  const done = await db`update document set is_hidden = ${isHidden} where id = ${id}`;
  return done.count === 1;
}
