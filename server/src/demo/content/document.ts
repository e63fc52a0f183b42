import { randomUUIDv7 } from 'node:crypto';
import type { DocumentKind } from '@shuji/contract/document/labels';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { cast } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/fill.ts';
import { insertDocument, insertVersion } from '#src/document/queries-office.ts';
import { cleanHtml, plainText } from '#src/http/rich-text.ts';
import { aboutSections } from './texts-about.ts';
import { rules, type Version } from './texts-rule.ts';

/** The centre's texts about itself, and its rules with their earlier and coming versions. */
export async function plantDocuments(context: DemoContext): Promise<void> {
  for (const { anchor, title, body } of aboutSections) {
    await plantDocument(context, 'about', {
      anchor,
      title,
      versions: [{ daysAgo: 320, leadDays: 0, note: '首次发布', body }],
    });
  }
  for (const rule of rules) await plantDocument(context, 'rule', rule);
}

async function plantDocument(
  { tx, now }: DemoContext,
  kind: DocumentKind,
  { anchor, title, versions }: { anchor: string; title: string; versions: readonly Version[] },
): Promise<void> {
  const id = randomUUIDv7();
  const moments = versions.map(({ daysAgo }) => new Date(now.getTime() - daysAgo * dayMs));
  const body = cleanHtml(versions.at(-1)?.body ?? '');
  const updatedAt = moments.at(-1) ?? now;
  await insertDocument(tx, { id, anchor, kind, title, topic: null, body, updatedAt, updatedBy: cast.sun.name });
  for (const [at, { leadDays, note, body: text }] of versions.entries()) {
    const publishedAt = moments[at] as Date;
    const effectiveOn = chinaDay(new Date(publishedAt.getTime() + leadDays * dayMs));
    const clean = cleanHtml(text);
    const version = {
      documentId: id,
      title,
      body: clean,
      words: `${title} ${plainText(clean)}`,
      note,
      effectiveOn,
      publishedAt,
    };
    await insertVersion(tx, version, cast.sun);
  }
}
