// The operations of the program's own OpenAPI document, each with the call it stands for and lawful inputs to begin from.

import type { JsonSchema } from '../../server/src/http/docs/openapi.ts';
import type { ShapedCall } from '../../server/src/http/feature.ts';

export type Place = 'path' | 'query' | 'body';

export interface OperationField {
  place: Place;
  name: string;
  required: boolean;
  schema: JsonSchema;
}

/** A lawful request and its sender. */
export interface Seed {
  input: Record<string, unknown>;
  token: string;
}

export interface Operation {
  name: string;
  method: 'GET' | 'POST';
  /** `/api/file/{id}`. */
  path: string;
  fields: OperationField[];
  takesFile: boolean;
  call: ShapedCall;
  seeds: Seed[];
}

interface Described {
  operationId: string;
  parameters?: { name: string; in: Place | 'header'; required: boolean; schema: JsonSchema; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export interface Document {
  paths: Record<string, Record<string, Described>>;
}

export function operationsOf(
  { paths }: Document,
  callNamed: (name: string) => ShapedCall,
  seedsOf: (name: string) => Seed[],
): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: described.operationId,
      method: method.toUpperCase() as Operation['method'],
      path,
      fields: [...outerFields(described), ...bodyFields(described)],
      takesFile: 'multipart/form-data' in (described.requestBody?.content ?? {}),
      call: callNamed(described.operationId),
      seeds: seedsOf(described.operationId),
    })),
  );
}

function outerFields({ parameters = [] }: Described): OperationField[] {
  return parameters.flatMap(({ name, in: place, required, schema }) =>
    place === 'path' || place === 'query' ? [{ place, name, required, schema }] : [],
  );
}

function bodyFields({ requestBody }: Described): OperationField[] {
  const [content] = Object.values(requestBody?.content ?? {});
  const { properties = {}, required = [] } = (content?.schema ?? {}) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties)
    .filter(([name]) => name !== 'file' || !requestBody?.content['multipart/form-data'])
    .map(([name, schema]) => ({ place: 'body', name, required: required.includes(name), schema }));
}
