// Reads public notices for anyone.
import type * as calls from '@shuji/contract/product/notice';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import { partyNames } from '#src/merchant/queries.ts';
import { regionNames } from '#src/product/registration/content.ts';
import { findNoticed, listNoticed, type NoticedRow } from './queries.ts';
export const listPublicNotices: Handler<typeof calls.listPublicNotices> = async (
  { keyword = '', pageNum, pageSize },
  { db },
) => {
  const { rows, ...counted } = await listNoticed(db, { keyword, pageNum, pageSize });
  const names = await partyNames(
    db,
    rows.map((row) => row.partyId),
  );
  return { ...counted, rows: rows.map((row) => rowOf(row, names.get(row.partyId) ?? '')) };
};

export const getPublicNotice: Handler<typeof calls.getPublicNotice> = async ({ id }, { db }) => {
  const row = await findNoticed(db, id);
  ensure(row, 'product.notInNotice');
  const { content } = row;
  const names = await partyNames(db, [row.partyId]);
  return {
    ...content,
    service: content.service ?? null,
    ...rowOf(row, names.get(row.partyId) ?? ''),
    regionNames: regionNames(content.regions),
    dataLevel: content.dataLevel ?? '',
    personalInfo: content.personalInfo ?? '',
    updateFrequency: content.updateFrequency ?? '',
    detail: cleanHtml(content.detail),
  };
};

function rowOf({ content, partyId: _, ...row }: NoticedRow, merchantName: string) {
  const { name, summary, productType, industry } = content;
  return { ...row, name, summary, productType: productType ?? '', industry: industry ?? '', merchantName };
}
