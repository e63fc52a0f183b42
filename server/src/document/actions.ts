// Editors' actions on the centre's documents.

import { randomUUIDv7 } from 'node:crypto';
import {
  type AboutLayout,
  blanksIn,
  type DocumentKind,
  documentKinds,
  type HelpTopic,
} from '@shuji/contract/document/labels';
import type * as calls from '@shuji/contract/document/office';
import { unsaved, updateOver } from '#src/content/conflict.ts';
import { insertLast, reorder } from '#src/content/order.ts';
import { cleanText } from '#src/content/picture.ts';
import { turnDay } from '#src/content/schedule.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { plainText } from '#src/http/rich-text.ts';
import { findBody, listVersions } from './queries.ts';
import { insertVersion, lockDocument, type StoredDocument, setHidden, type WorkingCopy } from './queries-office.ts';
import { earliestDay, mustStand, needsTopic } from './rules.ts';

type Context = WriteContext<Operator>;

const shortestBody = 10;

export const createDocument: Handler<typeof calls.createDocument> = async ({ kind, anchor, ...written }, context) => {
  const { db, actor, now } = context;
  const id = randomUUIDv7();
  const copy = await checked(kind, written, context);
  const row = { id, kind, anchor, ...copy, updatedAt: now, updatedBy: actor.name };
  await insertLast(db, 'document', row, { kind });
  return { id, revision: 1 };
};

export const saveDocument: Handler<typeof calls.saveDocument> = async ({ id, revision, ...written }, context) => {
  const document = await lockDocument(context.db, id);
  ensure(document, 'document.notFound');
  return keep(document, revision, await checked(document.kind, written, context), context);
};

export const restoreDocument: Handler<typeof calls.restoreDocument> = async ({ id, revision, from }, context) => {
  const document = await lockDocument(context.db, id);
  ensure(document, 'document.notFound');
  const body = await findBody(context.db, id, from);
  const version = (await listVersions(context.db, [id])).find(({ number }) => number === from);
  ensure(body !== null && version, 'document.notFound');
  return keep(
    document,
    revision,
    { title: version.title, topic: document.topic, layout: document.layout, body },
    context,
  );
};

/** Topic and layout are how a text is placed, not its words: they hold from now on, without a version. */
async function keep(
  before: StoredDocument,
  revision: number,
  copy: WorkingCopy,
  { db, actor, now, invalidate }: Context,
) {
  const row = { ...copy, updatedAt: now, updatedBy: actor.name };
  const isSaved = await updateOver(db, 'document', { id: before.id, version: revision }, row);
  const words = unsaved(`${before.updatedBy || '他人'}刚刚保存过这份文本`);
  ensure(isSaved, 'document.changedMeanwhile', { revision: words });
  invalidate('document');
  return { revision: revision + 1 };
}

/** Makes the working copy a version, which nothing can change any more. */
export const publishDocument: Handler<typeof calls.publishDocument> = async (
  { id, revision, effectiveOn, note },
  { db, actor, now, invalidate },
) => {
  const document = await lockDocument(db, id);
  ensure(document, 'document.notFound');
  ensure(document.revision === revision, 'document.changedMeanwhile');
  ensure(document.isChanged, 'document.nothingNew');
  const { kind, title, body } = document;
  const text = plainText(body);
  ensure(text.length >= shortestBody, 'document.noText', { body: `发布前请写正文，至少 ${shortestBody} 个字` });
  const blanks = blanksIn(`${title} ${text}`);
  ensure(blanks.length === 0, 'document.hasBlanks', { body: `请填好或删去：${blanks.join('')}` });
  const earliest = earliestDay(kind, await listVersions(db, [id]), now);
  ensure(effectiveOn >= earliest, 'document.tooEarly', { effectiveOn: `施行日期最早为 ${earliest}` });
  const words = `${title} ${text}`;
  const version = { documentId: id, title, body, words, note, effectiveOn, publishedAt: now };
  const number = await insertVersion(db, version, actor);
  invalidate('document');
  return { number };
};

export const hideDocument: Handler<typeof calls.hideDocument> = async ({ id, isHidden }, { db, invalidate }) => {
  const document = await lockDocument(db, id);
  ensure(document, 'document.notFound');
  ensure(!isHidden || !mustStand(document.anchor), 'document.mustStand');
  await setHidden(db, id, isHidden);
  invalidate('document');
};

export const orderDocuments: Handler<typeof calls.orderDocuments> = async ({ kind, ids }, { db, invalidate }) => {
  ensure(await reorder(db, 'document', ids, { kind }), 'document.listChanged');
  invalidate('document');
};

/** Versions take effect with their day. */
export const turnVersions = turnDay('document-turn-day', 'document');

interface Written {
  title: string;
  topic?: HelpTopic | null | undefined;
  layout: AboutLayout;
  body: string;
}

async function checked(
  kind: DocumentKind,
  { title, topic = null, layout, body }: Written,
  context: Context,
): Promise<WorkingCopy> {
  const needed = needsTopic(kind);
  ensure(!needed || topic, 'door.badInput', { topic: `请选择${documentKinds[kind]}的主题` });
  return {
    title,
    topic: needed ? topic : null,
    layout: kind === 'about' ? layout : 'text',
    body: await cleanText(body, context),
  };
}
