// Calls over the network, through nginx's own certificate or straight to a node.
import { request as plain } from 'node:http';
import { Agent, request as secure } from 'node:https';
import { text } from 'node:stream/consumers';
import { type Call, type Input, type Output, toRequest } from '../contract/src/call.ts';
import { Refused } from '../server/test/refused.ts';

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

export interface Answered {
  status: number;
  body: string;
}

interface RequestOptions {
  method?: string;
  token?: string;
  body?: string | Uint8Array;
  type?: string;
}

export async function fetchFrom(
  address: string,
  { method = 'GET', token, body, type }: RequestOptions = {},
): Promise<Answered> {
  const headers = {
    mobile: '1',
    ...(token && { authorization: token }),
    ...(body !== undefined && {
      'content-type': type ?? 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  };
  return new Promise((done, failed) => {
    const isSecure = address.startsWith('https:');
    const request = (isSecure ? secure : plain)(
      address,
      { method, headers, ...(isSecure && { agent }) },
      (response) => {
        text(response).then((got) => done({ status: response.statusCode ?? 0, body: got }), failed);
      },
    );
    request.on('error', failed).end(body);
  });
}

/** One call. A refusal is thrown as `Refused`, any other failure as an Error. */
export async function ask<C extends Call>(origin: string, token: string, call: C, input: Input<C>): Promise<Output<C>> {
  const { method, url, body } = toRequest(call, input);
  const sent = body ? { body: JSON.stringify(body) } : {};
  return dataOf(await fetchFrom(origin + url, { method, token, ...sent }));
}

export async function upload<C extends Call>(
  origin: string,
  token: string,
  call: C,
  purpose: string,
  bytes: Buffer,
): Promise<Output<C>> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'picture.png');
  const packed = new Response(form);
  const type = packed.headers.get('content-type') ?? '';
  return dataOf(await fetchFrom(origin + call.path, { method: 'POST', token, type, body: await packed.bytes() }));
}

function dataOf<T>({ status, body }: Answered): T {
  if (status !== 200) throw new Error(`HTTP ${status} ${body.slice(0, 200)}`);
  const envelope = JSON.parse(body) as { code: number; msg: string; data: T };
  if (envelope.code !== 200) throw new Refused(envelope);
  return envelope.data;
}
