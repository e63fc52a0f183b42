// The end of a review: the certificate is issued and the content takes its place on the market.
import { productCertificateYears } from '@shuji/contract/certificate/labels';
import type { ProductContent } from '@shuji/contract/product/schema/form';
import type { DictName } from '@shuji/contract/site/labels/dict';
import { chinaDay } from '@shuji/contract/time';
import { changeCertificate, issueCertificate } from '#src/certificate/actions.ts';
import { oneByOne } from '#src/db/each-in-savepoint.ts';
import type { Db } from '#src/db/open.ts';
import { withPictureSizes } from '#src/file/picture/actions.ts';
import { findFiles } from '#src/file/queries.ts';
import type { JobContext } from '#src/http/context.ts';
import type { Job } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml, plainText } from '#src/http/rich-text.ts';
import { system, transition } from '#src/lifecycle/transition.ts';
import { findParty, type Party } from '#src/merchant/queries.ts';
import { listNoticesOver, type RegisteredProduct, registerContent } from '#src/product/review/queries.ts';
import { lowestPrice, qualityScore, unitPrice } from '#src/product/rules.ts';
import { versionLifecycle } from '#src/product/transition.ts';
import { getLabels } from '#src/site/queries.ts';
import { currentRegions } from '#src/site/regions.ts';
import { searchVector } from '#src/text/tokenize.ts';
import { openForm, regionNames, withRegionsAbove } from './content.ts';
import type { ProductRow } from './queries-own.ts';

type Context = Pick<JobContext, 'db' | 'now' | 'invalidate' | 'providers'>;

/** Registers a version that has just been moved to 'registered': certificate, content, search columns. */
export async function registerVersion(product: ProductRow, { db, now, invalidate, providers }: Context): Promise<void> {
  const { id, content } = product;
  const party = await findParty(db, product.partyId);
  ensure(party, 'product.notFound');
  if (product.certificateId) {
    await changeCertificate(db, product.certificateId, 'changed', '登记变更或续期，已换发新证书', now);
  }
  const words = await labelsOf(db, content);
  const certificate = await issueCertificate(db, {
    kind: 'product',
    subjectId: id,
    holderPartyId: party.id,
    issuedAt: now,
    validUntil: yearsLater(now, productCertificateYears),
    facts: {
      productName: content.name,
      productNumber: product.number,
      version: product.version,
      holderName: party.publicName,
      holderCode: party.creditCode,
      productType: words.productType,
      industry: words.industry,
      sources: words.sources,
      rights: words.rights,
      dataLevel: words.dataLevel,
      personalInfo: words.personalInfo,
      scale: content.service ? '' : scaleOf(content),
      updateFrequency: words.updateFrequency,
      noticeFrom: product.noticeFrom && chinaDay(new Date(product.noticeFrom)),
      noticeUntil: product.noticeUntil && chinaDay(new Date(product.noticeUntil)),
    },
  });
  await registerContent(db, id, {
    ...(await layOut(db, content, party, words)),
    versionId: product.versionId,
    certificateId: certificate.id,
    certificateNumber: certificate.number,
    score: qualityScore(openForm(product, providers.vault)),
    registeredAt: now,
  });
  invalidate('product', `product:${id}`);
}

type LaidOut = Omit<RegisteredProduct, 'versionId' | 'certificateId' | 'certificateNumber' | 'score' | 'registeredAt'>;

/** A form's content in the market's columns. */
export async function layOut(db: Db, content: ProductContent, party: Party, words: Labels): Promise<LaidOut> {
  const { name, summary, cover, scenes, delivery } = content;
  const [sample] = await findFiles(db, content.sample ? [content.sample] : []);
  return {
    name,
    summary,
    cover,
    productType: content.productType ?? '',
    industry: content.industry ?? '',
    scenes,
    regions: withRegionsAbove(content.regions),
    priceMode: content.priceMode ?? '',
    priceFrom: lowestPrice(content),
    unitPrice: unitPrice(content),
    priceVaries: new Set(content.tiers.map((tier) => tier.price)).size > 1,
    delivery,
    updateFrequency: content.updateFrequency ?? '',
    sample: sample ? { name: sample.name, size: sample.size } : null,
    merchantName: party.publicName,
    detail: await withPictureSizes(db, cleanHtml(content.detail)),
    search: searchOf(content, words, party.publicName),
  };
}

/** The search column of a registered form. */
export function searchOf(content: ProductContent, words: Labels, merchantName: string): string {
  const { name, keywords, summary, regions, detail } = content;
  return searchVector({
    name,
    keywords,
    summary,
    labels: [words.productType, words.industry, ...words.scenes, ...regionNames(placesOf(regions)), merchantName],
    detail: plainText(detail),
  });
}

/** A division that has ended is found by its old name too. */
function placesOf(regions: readonly string[]): string[] {
  return [...new Set([...regions, ...currentRegions(regions)])];
}

type Labels = Awaited<ReturnType<typeof labelsOf>>;

/** The labels of a form's codes on this day; the certificate keeps them. */
export async function labelsOf(db: Db, content: ProductContent) {
  const say = async (dict: DictName, code: string | null) => (await getLabels(db, dict)).get(code ?? '') ?? '';
  const sayAll = (dict: DictName, codes: readonly string[]) => Promise.all(codes.map((code) => say(dict, code)));
  return {
    productType: await say('productType', content.productType),
    industry: await say('industry', content.industry),
    scenes: await sayAll('scene', content.scenes),
    sources: await sayAll('dataSource', content.sources),
    rights: await sayAll('rights', content.rights),
    dataLevel: await say('dataLevel', content.dataLevel),
    personalInfo: await say('personalInfo', content.personalInfo),
    updateFrequency: await say('updateFrequency', content.updateFrequency),
  };
}

function scaleOf({ rowCount, byteSize }: ProductContent): string {
  const parts = [];
  if (rowCount !== null) parts.push(`${rowCount.toLocaleString('zh-CN')} 条`);
  if (byteSize !== null) parts.push(sizeInWords(byteSize));
  return parts.join('，') || '未说明';
}

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

function sizeInWords(bytes: number): string {
  const power = bytes === 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  return `${Number((bytes / 1024 ** power).toFixed(1))} ${units[power]}`;
}

function yearsLater(from: Date, years: number): Date {
  const later = new Date(from);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

const noticesARun = 200;

/** Registers what has stood in public notice to the end. */
async function finishOver(context: JobContext): Promise<void> {
  const over = await listNoticesOver(context.db, context.now, noticesARun);
  await oneByOne(over, context, (product, db) => finish(product, { ...context, db }));
}

async function finish(product: ProductRow, context: JobContext): Promise<void> {
  const step = { step: 'register', by: system, change: {} } as const;
  if (await transition(context, versionLifecycle, product.versionId, step)) await registerVersion(product, context);
}

export const finishNotices: Job = { name: 'finish-notices', cron: '*/5 * * * *', run: finishOver };
