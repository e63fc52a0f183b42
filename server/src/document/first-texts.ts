// The legal texts that a new centre begins with: drafts with marked blanks, which an operator reads, completes and publishes.
import { randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type DocumentKind, legalTexts, signUpDocuments } from '@shuji/contract/document/labels';
import type { Tx } from '#src/db/open.ts';
import { cleanHtml } from '#src/http/rich-text.ts';

const folder = resolve(import.meta.dirname, '../../texts');

const drafts: [kind: DocumentKind, anchor: string, title: string][] = [
  ['rule', 'trading', legalTexts.trading],
  ['rule', 'registration', legalTexts.registration],
  ['rule', 'fees', legalTexts.fees],
  ['rule', 'disputes', legalTexts.disputes],
  ['rule', 'merchants', legalTexts.merchants],
  ['about', 'intro', legalTexts.intro],
];

const ofTheCentre = `<h2>订立与联系</h2>
<p>本文本由【中心名称】公布；统一社会信用代码：【统一社会信用代码】；住所：【中心住所】；联系电话：【联系电话】；个人信息保护负责人的联系方式：【联系方式】。</p>`;

/** Adds what is missing, and may run at every start: a text that an operator has touched stays as it is. */
export async function addFirstTexts(tx: Tx): Promise<void> {
  for (const [index, [kind, anchor, title]] of drafts.entries()) {
    const body = cleanHtml(await readFile(resolve(folder, `${anchor}.html`), 'utf8'));
    const row = { id: randomUUIDv7(), kind, anchor, title, body, sort: (index + 1) * 10 };
    await tx`insert into document ${tx(row)} on conflict (anchor) do nothing`;
  }
  await holdAgreements(tx);
}

/** The agreements of the installation bind nobody before an operator publishes them. */
async function holdAgreements(tx: Tx): Promise<void> {
  await tx`
    update document d set awaits_operator = true, body = d.body || ${ofTheCentre}, revision = d.revision + 1
    where d.anchor = any(${[...signUpDocuments]}) and not d.awaits_operator
      and not exists (select from account_consent)
      and not exists (select from document_version v where v.document_id = d.id and v.operator_id is not null)`;
}
