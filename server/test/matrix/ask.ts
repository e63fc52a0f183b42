// One cell as a request, and what came back.
import { type Call, type Input, toRequest } from '@shuji/contract/call';
import { type RefusalName, refusals } from '@shuji/contract/refusals';
import type { FastifyInstance } from 'fastify';
import { pixel } from '#test/listed-product.ts';

export interface MatrixReply {
  /** HTTP status. */
  status: number;
  /** The refusal's name, `ok`, or `fault` when the reply is no envelope at all. */
  answer: RefusalName | 'ok' | 'fault';
  /** Whole, as it came. */
  body: string;
}

const names = new Map(Object.entries(refusals).map(([name, { code }]) => [code as number, name as RefusalName]));

export async function ask(
  server: FastifyInstance,
  call: Call,
  input: Record<string, unknown>,
  token: string,
  address: string,
): Promise<MatrixReply> {
  const { method, url, body } = toRequest(call, input as Input<Call>);
  const headers = { mobile: '1', authorization: token };
  const payload = call.upload ? upload(body ?? {}) : body;
  const reply = await server.inject({
    method,
    url,
    headers,
    remoteAddress: address,
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, answer: answerOf(reply.headers['content-type'], reply.body), body: reply.body };
}

function upload(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([pixel]), '图.png');
  return form;
}

function answerOf(type: unknown, body: string): MatrixReply['answer'] {
  if (!String(type).startsWith('application/json')) return 'ok';
  const { code } = JSON.parse(body) as { code: number };
  return code === 200 ? 'ok' : (names.get(code) ?? 'fault');
}
