// The OpenAPI 3.1 document, drawn from the contract: nothing in it is written by hand.
import { type Call, pathNames } from '@shuji/contract/call';
import { membersInWords } from '@shuji/contract/member/labels';
import { refusals } from '@shuji/contract/refusals';
import { z } from 'zod';
import { type Feature, type Served, sideOf } from '#src/http/feature.ts';
import type { ShapedCall } from '../feature.ts';
import { isForMembers } from './callers.ts';

export type JsonSchema = { [key: string]: unknown };

export interface CallInput {
  /** The place of a field: path, query or body. */
  place: 'path' | 'query' | 'body';
  name: string;
  required: boolean;
  schema: JsonSchema;
}

const okCode = 200;

/** The whole document for the features served. */
export function openApi(features: Feature[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const { noun, calls } of features) {
    for (const served of calls) {
      const path = bracedPath(served.call);
      paths[path] = { ...paths[path], [served.call.method.toLowerCase()]: operation(noun, served) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '数集数据交易平台接口',
      version: '1.0.0',
      description:
        '成功与拒绝都以 HTTP 200 返回 {code, msg, data}；code 为 200 表示成功，其余为拒绝；服务故障返回 HTTP 5xx。',
    },
    servers: [{ url: '/' }],
    tags: features.map(({ noun }) => ({ name: noun })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '登录后取得的令牌，不加前缀' },
      },
      schemas: { Refusal: refusalSchema(), Fault: faultSchema },
      parameters: { mobile: mobileHeader },
      responses: {
        Fault: {
          description: '服务故障',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
        },
      },
    },
    'x-refusals': refusals,
  };
}

/** A call's input, field by field, as it is laid out in a request. */
export function inputsOf(call: ShapedCall): CallInput[] {
  const inputSchema = toSchema(call.input, 'input');
  const parsed = toSchema(call.input, 'output').properties as Record<string, JsonSchema>;
  const required = (inputSchema.required ?? []) as string[];
  const inPath = pathNames(call.path);
  return Object.entries((inputSchema.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    place: inPath.includes(name) ? 'path' : call.method === 'GET' || call.query?.includes(name) ? 'query' : 'body',
    required: inPath.includes(name) || required.includes(name),
    // A field with a preprocessing step has no input schema; its output schema is documented instead.
    schema: isInformative(schema) ? schema : { ...parsed[name], ...schema },
  }));
}

/** The form of a call's `data` on success. */
export function outputOf(call: ShapedCall): JsonSchema {
  return toSchema(call.output, 'output');
}

function operation(noun: string, { name, call }: Served): JsonSchema {
  const inputs = inputsOf(call);
  const parameters: JsonSchema[] = inputs
    .filter(({ place }) => place !== 'body')
    .map(({ name, place, required, schema }) => ({ name, in: place, required, schema }));
  if (call.writes) parameters.push({ $ref: '#/components/parameters/mobile' });
  const body = inputs.filter(({ place }) => place === 'body');
  return {
    operationId: name,
    tags: [noun],
    summary: call.summary,
    'x-who': call.who,
    'x-writes': call.writes,
    ...(call.who === 'anyone' ? {} : { security: [{ token: [] }], 'x-side': sideOf(call.who) }),
    ...(isForMembers(call) ? { 'x-members': membersInWords(call) ?? '全部成员' } : {}),
    parameters,
    ...(call.upload || body.length > 0 ? { requestBody: requestBody(call, body) } : {}),
    responses: { 200: reply(call), '5XX': { $ref: '#/components/responses/Fault' } },
  };
}

function requestBody(call: ShapedCall, body: CallInput[]): JsonSchema {
  const properties = Object.fromEntries(body.map(({ name, schema }) => [name, schema]));
  const required = body.filter((field) => field.required).map(({ name }) => name);
  if (!call.upload) {
    const schema = { type: 'object', properties, required, additionalProperties: false };
    return { required: required.length > 0, content: { 'application/json': { schema } } };
  }
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `至多 ${call.upload.maxBytes} 字节`,
  };
  const schema = { type: 'object', properties: { ...properties, file }, required: [...required, 'file'] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function reply(call: ShapedCall): JsonSchema {
  const refusal = { $ref: '#/components/schemas/Refusal' };
  if (call.answer === 'file') {
    return { description: '文件内容，或拒绝', content: { '*/*': {}, 'application/json': { schema: refusal } } };
  }
  const success = {
    type: 'object',
    properties: { code: { const: okCode }, msg: { type: 'string' }, data: outputOf(call) },
    required: ['code', 'msg', 'data'],
  };
  return { description: '成功或拒绝', content: { 'application/json': { schema: { oneOf: [success, refusal] } } } };
}

function refusalSchema(): JsonSchema {
  const fields = {
    type: 'object',
    properties: {
      fields: { type: 'object', additionalProperties: { type: 'string' }, description: '字段路径对应的说明' },
    },
    required: ['fields'],
  };
  return {
    type: 'object',
    properties: {
      code: {
        type: 'integer',
        enum: [...new Set(Object.values(refusals).map(({ code }) => code))].sort((a, b) => a - b),
      },
      msg: { type: 'string' },
      data: { oneOf: [{ type: 'null' }, fields] },
    },
    required: ['code', 'msg', 'data'],
  };
}

const faultSchema = {
  type: 'object',
  properties: { code: { type: 'integer', minimum: 500 }, msg: { type: 'string' }, data: { type: 'null' } },
  required: ['code', 'msg'],
};

const mobileHeader = {
  name: 'mobile',
  in: 'header',
  required: true,
  schema: { const: '1' },
  description: '写操作必须携带；缺少时被拒绝',
};

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
}

function isInformative(schema: JsonSchema): boolean {
  return ['type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', '$ref'].some((key) => key in schema);
}

function bracedPath({ path }: Call): string {
  return path.replace(/:([A-Za-z]+)/g, '{$1}');
}
