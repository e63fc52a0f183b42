// Editors' actions on the centre's standing texts.

import { randomUUIDv7 } from 'node:crypto';
import { type DocumentKind, documentKinds, type HelpTopic } from '@shuji/contract/document/labels';
import type * as calls from '@shuji/contract/document/office';
import { chinaDay } from '@shuji/contract/time';
import { claimPictures } from '#src/file/actions.ts';
import { withPictureSizes } from '#src/file/picture/actions.ts';
import type { Operator, WriteContext } from '#src/http/context.ts';
import type { Handler, Job } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml, plainText } from '#src/http/rich-text.ts';
import { findBody, isTurning, listVersions } from './queries.ts';
import {
  insertDocument,
  insertVersion,
  lockDocument,
  lockKind,
  type StoredDocument,
  setHidden,
  sortDocuments,
  updateCopy,
  type WorkingCopy,
} from './queries-office.ts';
import { earliestDay, mustStand, needsTopic } from './rules.ts';

type Context = WriteContext<Operator>;

const shortestBody = 10;

export const createDocument: Handler<typeof calls.createDocument> = async ({ kind, anchor, ...written }, context) => {
  const { db, actor, now } = context;
  const id = randomUUIDv7();
  const copy = await checked(kind, written, context);
  await insertDocument(db, { id, kind, anchor, ...copy, updatedAt: now, updatedBy: actor.name });
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
  return keep(document, revision, { title: version.title, topic: document.topic, body }, context);
};

async function keep(before: StoredDocument, revision: number, copy: WorkingCopy, { db, actor, now }: Context) {
  const stands = await updateCopy(db, before.id, revision, { ...copy, updatedAt: now, updatedBy: actor.name });
  const words = `${before.updatedBy || '他人'}刚刚保存过这份文本。您写的内容仍在本页，尚未保存。`;
  ensure(stands, 'document.changedMeanwhile', { revision: words });
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
  return null;
};

export const orderDocuments: Handler<typeof calls.orderDocuments> = async ({ kind, ids }, { db, invalidate }) => {
  const standing = await lockKind(db, kind);
  const isWhole = standing.length === ids.length && standing.every((id) => ids.includes(id));
  ensure(isWhole, 'document.listChanged');
  await sortDocuments(db, ids);
  invalidate('document');
  return null;
};

/** Invalidates cached texts at midnight in China, when versions take effect without a write. */
export const turnVersions: Job = {
  name: 'document-turn-day',
  cron: '0 16 * * *',
  run: async ({ db, now, invalidate }) => {
    if (await isTurning(db, chinaDay(now))) invalidate('document');
  },
};

async function checked(
  kind: DocumentKind,
  { title, topic = null, body }: { title: string; topic?: HelpTopic | null | undefined; body: string },
  { db, actor, now }: Context,
): Promise<WorkingCopy> {
  const needed = needsTopic(kind);
  ensure(!needed || topic, 'door.badInput', { topic: `请选择${documentKinds[kind]}的主题` });
  const clean = await withPictureSizes(db, cleanHtml(body));
  await claimPictures(db, clean, actor.id, now);
  return { title, topic: needed ? topic : null, body: clean };
}
