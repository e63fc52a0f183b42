// The settings of the demo centre and what its editors have published.
import { randomUUIDv7 } from 'node:crypto';
import { aboutLayoutNames, documentKindNames } from '@shuji/contract/document/labels';
import { posterPlaces } from '@shuji/contract/home/labels';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { z } from 'zod';
import { invalidateMemos } from '#src/cache/memo.ts';
import { insertLast } from '#src/content/order.ts';
import { cast } from '#src/demo/cast.ts';
import { plantImage } from '#src/demo/files.ts';
import type { DemoContext } from '#src/demo/play.ts';
import { picturePath, readData, readText, textPath } from '#src/demo/read.ts';
import { atWork } from '#src/demo/working-time.ts';
import { insertVersion } from '#src/document/queries-office.ts';
import { cleanHtml, plainText } from '#src/http/rich-text.ts';

const settingsShape = z.record(z.string(), z.string());

/** The settings of an invented city: no phone, address, account or filing number belongs to anyone. */
export async function plantSettings({ tx }: DemoContext): Promise<void> {
  const settings = readData('settings', settingsShape);
  for (const [key, value] of Object.entries(settings)) await tx`update setting set value = ${value} where key = ${key}`;
  invalidateMemos(['site']);
}

const versionShape = z.strictObject({
  daysAgo: z.number(),
  /** Days from publication to the day in force. */
  leadDays: z.number(),
  note: z.string(),
  text: textPath,
});
const documentsShape = z.array(
  z.strictObject({
    kind: z.enum(documentKindNames),
    anchor: z.string(),
    title: z.string(),
    layout: z.enum(aboutLayoutNames).default('text'),
    versions: z.array(versionShape),
  }),
);

/** The centre's texts about itself, and its rules with their earlier and coming versions. */
export async function plantDocuments({ tx, now }: DemoContext): Promise<void> {
  for (const { versions, title, ...heading } of readData('documents', documentsShape)) {
    const id = randomUUIDv7();
    const rows = versions.map(({ daysAgo, leadDays, note, text }) => {
      const publishedAt = atWork(new Date(now.getTime() - daysAgo * dayMs));
      const effectiveOn = chinaDay(new Date(publishedAt.getTime() + leadDays * dayMs));
      const body = cleanHtml(readText(text));
      const words = `${title} ${plainText(body)}`;
      return { documentId: id, title, body, words, note, effectiveOn, publishedAt };
    });
    const { body = '', publishedAt: updatedAt = now } = rows.at(-1) ?? {};
    const row = { id, ...heading, title, topic: null, body, updatedAt, updatedBy: cast.sun.name };
    await insertLast(tx, 'document', row, { kind: heading.kind });
    for (const version of rows) await insertVersion(tx, version, cast.sun);
  }
}

const newsShape = z.array(
  z.strictObject({
    kind: z.string(),
    title: z.string(),
    daysAgo: z.number(),
    isPinned: z.boolean().default(false),
    author: z.string(),
    summary: z.string(),
    cover: picturePath.optional(),
    text: textPath,
  }),
);

/** Articles of every kind, some with covers. */
export async function plantNews(context: DemoContext): Promise<void> {
  for (const { daysAgo, cover, text, ...article } of readData('news', newsShape)) {
    const publishedAt = atWork(new Date(context.now.getTime() - daysAgo * dayMs));
    const body = readText(text);
    await context.tx`insert into news ${context.tx({
      id: randomUUIDv7(),
      ...article,
      body,
      coverFileId: cover ? await plantImage(context, article.title, cover) : null,
      words: `${article.title} ${article.summary} ${plainText(body)}`,
      source: '滨海数据交易中心',
      status: 'published',
      publishedAt,
      updatedAt: publishedAt,
    })}`;
  }
}

const partnersShape = z.array(
  z.strictObject({ name: z.string(), kind: z.string(), introduction: z.string(), logo: picturePath }),
);

/** Partners of every kind with their marks; each is invented and has no site. */
export async function plantPartners(context: DemoContext): Promise<void> {
  for (const [index, { logo, ...partner }] of readData('partners', partnersShape).entries()) {
    const logoFileId = await plantImage(context, partner.name, logo);
    await context.tx`
      insert into partner ${context.tx({ id: randomUUIDv7(), ...partner, logoFileId, sort: (index + 1) * 10 })}`;
  }
}

const postersShape = z.array(
  z.strictObject({
    place: z.enum(posterPlaces),
    title: z.string(),
    subtitle: z.string(),
    link: z.string(),
    picture: picturePath,
  }),
);

/** The posters of the home page and the market. */
export async function plantPosters(context: DemoContext): Promise<void> {
  for (const [index, { picture, ...poster }] of readData('posters', postersShape).entries()) {
    const imageFileId = await plantImage(context, poster.title, picture);
    const shown = { sort: (index + 1) * 10, fromDay: '2026-01-01' };
    await context.tx`insert into poster ${context.tx({ id: randomUUIDv7(), ...poster, imageFileId, ...shown })}`;
  }
}
