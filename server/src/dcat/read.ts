// A DCAT catalogue in JSON-LD as records of the import. Nothing is fetched: a context must be in the file.
import type { JsonLdDocument } from 'jsonld';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { frequencyCode, iri, themeDomain } from './vocabulary.ts';

type Value = Record<string, unknown>;
type Node = Record<string, Value[]> & { '@id': string; '@type'?: string[] };

/** Each dataset and each data service, in the order of the file. */
export async function readDcat(document: object): Promise<Value[]> {
  // Rarely needed, and large: loaded with the first catalogue.
  const { default: jsonld } = await import('jsonld');
  const flat = await jsonld
    .flatten(document as JsonLdDocument, undefined, { documentLoader: refuse })
    .catch((error) => {
      throw error instanceof Unreadable ? error : new Unreadable(reasonOf(error));
    });
  const nodes = flat as unknown as Node[];
  const byId = new Map(nodes.map((node) => [node['@id'], node]));
  const found = nodes.filter((node) => isOf(node, 'dcat:Dataset') || isOf(node, 'dcat:DataService'));
  if (found.length === 0) throw new Unreadable('目录里没有 dcat:Dataset 或 dcat:DataService。');
  return found.map((node) => recordOf(node, byId));
}

// jsonld wraps whatever its loader throws.
function reasonOf(error: unknown): string {
  const cause = (error as { details?: { cause?: unknown } }).details?.cause;
  if (cause instanceof Unreadable) return cause.message;
  return `不是有效的 JSON-LD：${error instanceof Error ? error.message : String(error)}`;
}

function refuse(url: string): never {
  throw new Unreadable(`目录引用了网络上的上下文 ${url}，导入时不访问网络；请把 @context 的内容写进文件后重试。`);
}

function recordOf(node: Node, byId: ReadonlyMap<string, Node>): Value {
  const follow = (short: Parameters<typeof iri>[0]) => linkedNode(node, short, byId);
  const registration = node[iri('shuji:registration')]?.[0]?.['@value'];
  const [period] = follow('dct:temporal');
  const distributions = follow('dcat:distribution');
  const frequency = frequencyCode(linkOrWord(node, 'dct:accrualPeriodicity'));
  const themes = [...links(node, 'dcat:theme'), ...links(node, 'dct:subject')];
  return dropEmpty({
    id: word(node, 'dct:identifier') || node['@id'],
    name: word(node, 'dct:title'),
    description: word(node, 'dct:description'),
    productType: isOf(node, 'dcat:DataService') ? 'api' : 'dataset',
    tags: wordsIn(node, 'dcat:keyword'),
    domains: themes.flatMap((theme) => themeDomain(theme) ?? []),
    updateFrequency: frequency,
    periodFrom: day(period && word(period, 'dcat:startDate')),
    periodTo: day(period && word(period, 'dcat:endDate')),
    regions: regionsOf(follow('dct:spatial')),
    country: links(node, 'dct:spatial').some((place) => /country\/CHN$/.test(place)) ? 'CN' : '',
    website: links(node, 'dcat:landingPage')[0] ?? distributions.flatMap((one) => links(one, 'dcat:accessURL'))[0],
    ...(typeof registration === 'object' ? { ...registration, description: '', tags: '', website: '' } : {}),
  });
}

function dropEmpty(record: Value): Value {
  const isEmpty = (value: unknown) => value === '' || value === null || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && !isEmpty(value)));
}

function isOf(node: Node, type: `dcat:${string}`): boolean {
  return (node['@type'] ?? []).includes(iri(type));
}

function linkedNode(node: Node, short: Parameters<typeof iri>[0], byId: ReadonlyMap<string, Node>): Node[] {
  return links(node, short).flatMap((one) => byId.get(one) ?? []);
}

function links(node: Node, short: Parameters<typeof iri>[0]): string[] {
  return (node[iri(short)] ?? []).flatMap((value) => (typeof value['@id'] === 'string' ? [value['@id']] : []));
}

/** Literals, Chinese ones where there are any, then those in no language, then English. */
function wordsIn(node: Node, short: Parameters<typeof iri>[0]): string[] {
  const all = (node[iri(short)] ?? []).filter((value) => '@value' in value);
  const inTongue = (wanted: RegExp) => all.filter((value) => wanted.test(String(value['@language'] ?? '')));
  const chosen = [/^zh/i, /^$/, /^en/i, /./].map(inTongue).find((some) => some.length > 0) ?? [];
  return chosen.map((value) => String(value['@value']).trim());
}

function word(node: Node, short: Parameters<typeof iri>[0]): string {
  return wordsIn(node, short)[0] ?? '';
}

function linkOrWord(node: Node, short: Parameters<typeof iri>[0]): string {
  return links(node, short)[0] ?? word(node, short);
}

function day(date: string | undefined): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0] ?? '';
}

// GB/T 2260 codes are taken; places of other lists have no code here.
function regionsOf(places: Node[]): string[] {
  return places.map((place) => word(place, 'dct:identifier')).filter((code) => /^\d{6}$/.test(code));
}
