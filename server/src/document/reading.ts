// Reads the centre's documents in force for anyone.
import type * as calls from '@shuji/contract/document/calls';
import { bindingKinds } from '@shuji/contract/document/labels';
import { chinaDay } from '@shuji/contract/time';
import { compare } from '#src/content/compare.ts';
import type { Db } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import { spellingsIn } from '#src/site/keyword.ts';
import { pageOf } from '#src/site/rules.ts';
import { digestOf } from './digest.ts';
import {
  findBody,
  findShown,
  listInForce,
  listShown,
  listVersions,
  readDocumentKeyword,
  type ShownDocument,
} from './queries.ts';
import { comingAfter, toVersion, versionInForce } from './rules.ts';
export const listAboutSections: Handler<typeof calls.listAboutSections> = async (
  { pageNum, pageSize },
  { db, now },
) => {
  const rows = await listInForce(db, chinaDay(now), { kinds: ['about'] });
  return pageOf(
    rows.map((row) => ({ ...row, body: cleanHtml(row.body) })),
    pageNum,
    pageSize,
  );
};

export const listDocuments: Handler<typeof calls.listDocuments> = async (_, { db, now }) => {
  const today = chinaDay(now);
  const shown = await listShown(db, bindingKinds);
  const versions = Map.groupBy(
    await listVersions(
      db,
      shown.map(({ id }) => id),
    ),
    ({ documentId }) => documentId,
  );
  return shown.flatMap(({ id, anchor, kind }) => {
    const own = versions.get(id) ?? [];
    const coming = comingAfter(own, today);
    const currentVersion = versionInForce(own, today) ?? coming;
    if (!currentVersion) return [];
    return {
      anchor,
      kind: kind as (typeof bindingKinds)[number],
      ...toVersion(currentVersion, own, today),
      coming: coming && coming !== currentVersion ? coming : null,
    };
  });
};

/** One version with its text; by default the one in force. */
export async function findVersion(
  db: Db,
  { anchor, version }: { anchor: string; version?: number | undefined },
  today: string,
) {
  const document = await findShown(db, anchor);
  ensure(document, 'document.notFound');
  const versions = await listVersions(db, [document.id]);
  const found = version
    ? versions.find(({ number }) => number === version)
    : (versionInForce(versions, today) ?? comingAfter(versions, today));
  ensure(found, 'document.notFound');
  const body = await bodyOf(db, document, found.number);
  return { document, versions, body, version: toVersion(found, versions, today) };
}

export const getDocument: Handler<typeof calls.getDocument> = async (input, { db, now }) => {
  const today = chinaDay(now);
  const { document, versions, body, version } = await findVersion(db, input, today);
  const { anchor, kind } = document;
  return {
    ...version,
    anchor,
    kind,
    body,
    digest: digestOf(version.title, body),
    versions: versions.map((one) => toVersion(one, versions, today)),
  };
};

export const compareDocument: Handler<typeof calls.compareDocument> = async ({ anchor, from, to }, { db }) => {
  const document = await findShown(db, anchor);
  ensure(document, 'document.notFound');
  return compare(await bodyOf(db, document, from), await bodyOf(db, document, to));
};

async function bodyOf(db: Db, { id }: Pick<ShownDocument, 'id'>, number: number): Promise<string> {
  const body = await findBody(db, id, number);
  ensure(body !== null, 'document.notFound');
  return cleanHtml(body);
}

export const getHelp: Handler<typeof calls.getHelp> = async ({ keyword, topic }, { db, now }) => {
  const wanted = await readDocumentKeyword(db, keyword);
  const words = spellingsIn(wanted);
  const found = await listInForce(db, chinaDay(now), { kinds: ['guide', 'question'], topic, words: wanted });
  const entries = found.flatMap(({ kind, anchor, title, body, topic: about, effectiveOn }) =>
    about ? { kind, anchor, title, body: cleanHtml(body), topic: about, updatedOn: effectiveOn } : [],
  );
  return {
    guides: entries.filter(({ kind }) => kind === 'guide'),
    questions: entries.filter(({ kind }) => kind === 'question'),
    words,
  };
};
