// `/cover/<id>.svg`: the picture of a product that has none of its own.
import { nationwide } from '@shuji/contract/product/labels/form';
import type { SampleProfile } from '@shuji/contract/sample/schema';
import type { Db } from '#src/db/open.ts';
import type { ReadyFile } from '#src/http/file/cached-file.ts';
import { type DetailRow, findVisible } from '#src/product/queries.ts';
import { provinceOf } from '#src/product/region-scope.ts';
import { regionNames } from '#src/product/registration/content.ts';
import { findProfile } from '#src/sample/queries.ts';
import { getLabels } from '#src/site/queries.ts';
import { type CoverFacts, drawCover } from './drawing.ts';

/** Fewer values make no line. */
const fewestValues = 8;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function coverFile(db: Db): ReadyFile<{ id: string }> {
  return {
    path: '/cover/:id.svg',
    type: 'image/svg+xml; charset=utf-8',
    tags: ['product', 'merchant', 'site', 'sample'],
    write: async ({ id }) => {
      const product = uuid.test(id) ? await findVisible(db, id) : null;
      return product && drawCover(await factsOf(db, product));
    },
  };
}

async function factsOf(db: Db, { content, productType, industry, updateFrequency }: DetailRow): Promise<CoverFacts> {
  const [types, rhythms, profile] = await Promise.all([
    getLabels(db, 'productType'),
    getLabels(db, 'updateFrequency'),
    content.sample ? findProfile(db, content.sample) : null,
  ]);
  const { regions, dictionary, service, keywords } = content;
  const names = dictionary.map(({ name }) => name);
  return {
    industry,
    type: types.get(productType) ?? '',
    rhythm: rhythms.get(updateFrequency) ?? '',
    reach: reachOf(regions),
    regions,
    parts: names.length > 0 ? names : service ? service.deliverables.split(/[，、；。\n]+/).filter(Boolean) : keywords,
    line: profile && lineOf(profile),
  };
}

function reachOf(regions: readonly string[]): string {
  if (regions.includes(nationwide)) return '全国';
  const provinces = [...new Set(regions.map(provinceOf))];
  if (provinces.length > 1) return `${provinces.length} 个省级地区`;
  return regionNames(regions.length === 1 ? regions : provinces)[0] ?? '';
}

/** The first column of measurements, in the order of the sample's first rows; a number for each row is an id, not a measurement. */
function lineOf(profile: SampleProfile): CoverFacts['line'] {
  if (profile.status !== 'ready') return null;
  const at = profile.columns.findIndex(
    ({ type, personal, distinct }) =>
      !personal && distinct > 2 && (type === 'decimal' || (type === 'integer' && distinct < profile.rows)),
  );
  const name = profile.columns[at]?.name;
  if (name === undefined) return null;
  const values = profile.preview.flatMap((row) => (row[at] ? [Number(row[at])] : [])).filter(Number.isFinite);
  return values.length >= fewestValues ? { name, values } : null;
}
