// Pure: what is on the market as a DCAT 3 catalogue in JSON-LD.
import { onwardTransfer } from '@shuji/contract/product/labels/form';
import type { ProductContent } from '@shuji/contract/product/schema/form';
import type { FeedRow } from '#src/product/queries-feed.ts';
import { frequencyIri, languageChinese, namespaces, restrictedAccess, themeIri } from './vocabulary.ts';

/** The publisher of the catalogue, and their contact. */
export interface Centre {
  origin: string;
  title: string;
  email: string;
  phone: string;
}

export interface Labels {
  industry: ReadonlyMap<string, string>;
  scene: ReadonlyMap<string, string>;
  region: (code: string) => string;
}

export interface CatalogPage {
  rows: readonly FeedRow[];
  /** The page's own address, the first one's, and the next one's if any; within the site. */
  here: string;
  first: string;
  next: string | null;
  total: number;
}

type Node = Record<string, unknown>;

const catalogPath = '/catalog.jsonld';

export function writeCatalog(page: CatalogPage, centre: Centre, labels: Labels): Node {
  const { origin, title } = centre;
  const nodes = page.rows.map((row) => productNode(row, origin, labels));
  const ofType = (type: string) => nodes.filter((node) => node['@type'] === type);
  return {
    '@context': { ...namespaces, '@language': 'zh-CN' },
    '@id': origin + catalogPath,
    '@type': 'dcat:Catalog',
    'dct:title': `${title}数据产品目录`,
    'dct:description': `${title}已登记并上架的数据产品。目录只含产品的公开说明，数据须在线申请订购。`,
    'dct:language': { '@id': languageChinese },
    'dct:publisher': { '@id': `${origin}/`, '@type': 'foaf:Organization', 'foaf:name': title },
    'foaf:homepage': { '@id': `${origin}/` },
    'dcat:contactPoint': contactOf(centre),
    'dcat:dataset': ofType('dcat:Dataset'),
    'dcat:service': ofType('dcat:DataService'),
    'hydra:totalItems': page.total,
    'hydra:view': {
      '@id': origin + page.here,
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': { '@id': origin + page.first },
      ...(page.next && { 'hydra:next': { '@id': origin + page.next } }),
    },
  };
}

function contactOf({ origin, title, email, phone }: Centre): Node {
  return {
    '@id': contactIri(origin),
    '@type': 'vcard:Organization',
    'vcard:fn': title,
    ...(email && { 'vcard:hasEmail': { '@id': `mailto:${email}` } }),
    ...(phone && { 'vcard:hasTelephone': { '@id': `tel:${phone.replace(/[^\d+]/g, '')}` } }),
  };
}

function contactIri(origin: string): string {
  return `${origin}${catalogPath}#contact`;
}

function productNode(row: FeedRow, origin: string, labels: Labels): Node {
  const { content } = row;
  const page = `${origin}/prodinfo?id=${row.id}`;
  const isService = content.productType === 'api';
  return {
    '@id': page,
    '@type': isService ? 'dcat:DataService' : 'dcat:Dataset',
    'dct:identifier': withoutLanguage(row.number),
    'dct:title': content.name,
    'dct:description': content.summary,
    'dct:issued': moment(row.registeredAt),
    'dct:modified': moment(row.registeredAt),
    'dcat:version': withoutLanguage(String(row.version)),
    'dct:publisher': {
      '@id': `${origin}/merchant?id=${row.merchantId}`,
      '@type': 'foaf:Organization',
      'foaf:name': row.merchantName,
    },
    'dcat:contactPoint': { '@id': contactIri(origin) },
    'dct:language': { '@id': languageChinese },
    ...(content.keywords.length > 0 && { 'dcat:keyword': content.keywords }),
    'dcat:theme': themesOf(content, labels),
    'dct:accrualPeriodicity': { '@id': frequencyIri(content.updateFrequency ?? '') },
    ...spatialOf(content, labels),
    ...temporalOf(content),
    'dct:accessRights': { '@id': restrictedAccess },
    'dct:license': { '@type': 'dct:LicenseDocument', 'rdfs:label': '在线申请订购，按双方签订的数据提供合同使用' },
    'dct:rights': { '@type': 'dct:RightsStatement', 'rdfs:label': rightsWords(content) },
    'dcat:landingPage': { '@id': page },
    ...(isService && { 'dcat:endpointDescription': { '@id': page } }),
    ...(row.sample && { 'dcat:distribution': sampleOf(row.sample, page) }),
    'shuji:registration': { '@type': '@json', '@value': publicPart(row) },
  };
}

// Text in no language: numbers and codes.
function withoutLanguage(value: string) {
  return { '@value': value, '@language': null };
}

function moment(value: string) {
  return { '@value': value, '@type': 'xsd:dateTime' };
}

function themesOf({ industry, scenes }: ProductContent, labels: Labels): Node[] {
  const european = themeIri(industry ?? '');
  const concept = (kind: string, code: string, label: string | undefined) => ({
    '@id': `${namespaces.shuji}${kind}/${code}`,
    '@type': 'skos:Concept',
    'skos:prefLabel': label ?? code,
  });
  return [
    ...(european ? [{ '@id': european }] : []),
    ...(industry ? [concept('industry', industry, labels.industry.get(industry))] : []),
    ...scenes.map((code) => concept('scene', code, labels.scene.get(code))),
  ];
}

function spatialOf({ regions }: ProductContent, labels: Labels): Node {
  if (regions.length === 0) return {};
  return {
    'dct:spatial': regions.map((code) => ({
      '@type': 'dct:Location',
      'dct:identifier': withoutLanguage(code),
      'skos:prefLabel': labels.region(code),
    })),
  };
}

function temporalOf({ periodFrom, periodTo }: ProductContent): Node {
  if (!periodFrom && !periodTo) return {};
  const day = (value: string) => ({ '@value': value, '@type': 'xsd:date' });
  return {
    'dct:temporal': {
      '@type': 'dct:PeriodOfTime',
      ...(periodFrom && { 'dcat:startDate': day(periodFrom) }),
      ...(periodTo && { 'dcat:endDate': day(periodTo) }),
    },
  };
}

function rightsWords({ limits }: ProductContent): string {
  const { purpose, period, region, onward } = limits;
  const parts = [
    purpose && `使用目的：${purpose}`,
    period && `使用期限：${period}`,
    region && `使用地域：${region}`,
    `转让：${onwardTransfer[onward]}`,
  ];
  return parts.filter(Boolean).join('；');
}

const mediaTypes: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
};

function sampleOf({ name, size }: { name: string; size: number }, page: string): Node {
  const mediaType = mediaTypes[name.split('.').at(-1)?.toLowerCase() ?? ''];
  return {
    '@id': `${page}#sample`,
    '@type': 'dcat:Distribution',
    'dct:title': '样例',
    'dct:description': '登录后可在产品页预览和下载',
    'dcat:accessURL': { '@id': page },
    'dcat:byteSize': { '@value': String(size), '@type': 'xsd:nonNegativeInteger' },
    ...(mediaType && {
      'dcat:mediaType': { '@id': `https://www.iana.org/assignments/media-types/${mediaType}` },
    }),
  };
}

/** The facts of the product's public page, under the form's names; nothing else of the form. */
function publicPart({ content, detail }: FeedRow) {
  const {
    cover: _cover,
    sourceStatement: _statement,
    complianceReport: _report,
    consentProof: _proof,
    legalBasis: _basis,
    sample: _sample,
    ...publicContent
  } = content;
  return { ...publicContent, detail };
}
