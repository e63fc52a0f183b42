// Tests the interface that a registration form describes.

import { createHash } from 'node:crypto';
import type { keepApiTest as keepCall, testApi as testCall } from '@shuji/contract/product/api';
import type { ApiOutcome } from '@shuji/contract/product/labels/api';
import type { ApiDraft } from '@shuji/contract/product/schema/form';
import type { Db } from '#src/db/open.ts';
import type { Handler } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { callForBeginning, type OutgoingRequest } from '#src/providers/call-out.ts';
import type { Vault } from '#src/providers/vault.ts';
import { findApiTest, keepTest } from './queries-api.ts';
import { findOwnProduct } from './queries-own.ts';
import { shapeProblems } from './reply-shape.ts';

const limitMs = 15_000;
const mostBytes = 256 * 1024;
const tooLong = '返回超过 256 KB，没有核对结构；请用参数限定返回的条数';
const shownCharacters = 4_000;
const tests = [
  { points: 10, seconds: 60 },
  { points: 60, seconds: 3600 },
];
const receiptSeconds = 1800;
/** Calls the address once, as described, with the given values; stores nothing. */
export const testApi: Handler<typeof testCall> = async (
  { id, url, api, values, headers },
  { db, actor, providers, now },
) => {
  ensure(await findOwnProduct(db, id, actor.partyId), 'product.notFound');
  ensure(await providers.quota.take(`api-test:${actor.id}`, tests), 'product.tooManyApiTests');
  const request = requestOf(url, api, new Map(values.map(({ name, value }) => [name, value])));
  for (const { name, value } of headers) request.headers = { ...request.headers, [name]: value };
  const began = performance.now();
  const answer = await callForBeginning(providers.callOut, request, { ms: limitMs, bytes: mostBytes });
  const ms = Math.round(performance.now() - began);
  if (typeof answer === 'string') {
    if (answer === 'forbidden') refuse('product.apiAddress', { url: '请填写公网上可访问的地址' });
    return { outcome: answer, status: null, ms, type: '', body: '', isWhole: true, problems: [], receipt: null };
  }
  const { status, type, text, isWhole } = answer;
  const problems = isWhole ? shapeProblems(api.reply, text) : [tooLong];
  const outcome = outcomeOf(status, problems);
  const { host } = new URL(request.url);
  const receipt =
    outcome === 'fits' ? sign({ id, at: now.toISOString(), host, status, ms, api }, providers.vault) : null;
  const differs = outcome === 'differs' ? problems : [];
  return { outcome, status, ms, type, body: text.slice(0, shownCharacters), isWhole, problems: differs, receipt };
};

function outcomeOf(status: number, problems: string[]): ApiOutcome {
  if (status >= 300 && status < 400) return 'redirected';
  if (status < 200 || status >= 400) return 'failed';
  return problems.length > 0 ? 'differs' : 'fits';
}

function requestOf(url: string, { method, parameters }: ApiDraft, values: Map<string, string>): OutgoingRequest {
  const filled = parameters.filter(({ name }) => (values.get(name) ?? '') !== '');
  const headers = {
    accept: 'application/json, */*;q=0.5',
    'accept-encoding': 'identity',
    'user-agent': 'Shuji-API-Test',
  };
  const target = URL.parse(url);
  if (!target) return { url, method, headers };
  if (method === 'GET') {
    for (const { name } of filled) target.searchParams.set(name, values.get(name) ?? '');
    return { url: target.href, method, headers };
  }
  const body = Object.fromEntries(filled.map(({ name, type }) => [name, typedValue(type, values.get(name) ?? '')]));
  return {
    url: target.href,
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Converts typed text to the kind of value its parameter has. */
function typedValue(type: string, text: string): unknown {
  if (type === 'boolean') return text === 'true' || text === '是' || text === '1';
  if ((type === 'integer' || type === 'decimal') && Number.isFinite(Number(text))) return Number(text);
  return text;
}

interface TestResult {
  id: string;
  at: string;
  host: string;
  status: number;
  ms: number;
  described: string;
}

function sign({ api, ...result }: Omit<TestResult, 'described'> & { api: ApiDraft }, vault: Vault): string {
  const text = Buffer.from(JSON.stringify({ ...result, described: digestOf(api) })).toString('base64url');
  return `${text}.${vault.sign(`api-test ${text}`)}`;
}

function digestOf(api: ApiDraft | null): string {
  if (!api) return '';
  const { method, parameters, reply } = api;
  const calledWith = parameters.map(({ name, type, required }) => [name, type, required]);
  return createHash('sha256')
    .update(JSON.stringify([method, calledWith, reply]))
    .digest('base64url');
}

/** Stores a successful test, identified by its receipt, for the reviewer. */
export const keepApiTest: Handler<typeof keepCall> = async ({ id, receipt }, { db, actor, providers, now }) => {
  const product = await findOwnProduct(db, id, actor.partyId);
  ensure(product, 'product.notFound');
  const [text = '', signature = ''] = receipt.split('.');
  ensure(providers.vault.isSigned(`api-test ${text}`, signature), 'product.noApiTest');
  const { id: of, ...result } = JSON.parse(Buffer.from(text, 'base64url').toString()) as TestResult;
  const age = now.getTime() - new Date(result.at).getTime();
  ensure(of === id && age <= receiptSeconds * 1000, 'product.noApiTest');
  await keepTest(db, { productId: id, accountId: actor.id, ...result });
  return { ...toReply(result), isCurrent: result.described === digestOf(product.content.api) };
};

/** The test stored for a product, and whether it matches the current description. */
export async function apiTestOf(db: Db, productId: string, api: ApiDraft | null) {
  const stored = await findApiTest(db, productId);
  return stored && { ...toReply(stored), isCurrent: stored.described === digestOf(api) };
}

function toReply({ at, host, status, ms }: Omit<TestResult, 'id'>) {
  return { at, host, status, ms };
}
