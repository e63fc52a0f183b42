// The cast over the network: what they ask goes to the program as it runs, not into this process.
import type { Call, Input, Output } from '../contract/src/call.ts';
import { toRequest } from '../contract/src/call.ts';
import type { CastName } from '../server/src/demo/cast.ts';
import { Refused } from '../server/test/refused.ts';
import { tokenOf } from '../server/test/template.ts';
import type { Asker, World } from '../server/test/world.ts';

/** A reply other than an envelope with status 200. */
export class Unanswered extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`HTTP ${status} ${body}`);
    this.status = status;
    this.body = body;
  }
}

export type As = World['as'];

/** Everyone, asking at an origin. Losing the connection throws what fetch throws. */
export function peopleAt(origin: string): As {
  return (who) =>
    askerAt(origin, who === 'visitor' ? '' : typeof who === 'string' ? tokenOf(who as CastName) : who.token);
}

function askerAt(origin: string, token: string): Asker {
  const headers = { mobile: '1', authorization: token };
  const json = async <C extends Call>(call: C, input: Input<C>) => {
    const { method, url, body } = toRequest(call, input);
    const sent = body
      ? { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
      : { headers };
    return dataOf<Output<C>>(await fetch(origin + url, { method, ...sent }));
  };
  return Object.assign(json, {
    upload: async <C extends Call>(call: C, input: Input<C>, file: { name: string; bytes: Uint8Array }) => {
      const { url, body } = toRequest(call, input);
      const form = new FormData();
      for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
      form.append('file', new Blob([Buffer.from(file.bytes)]), file.name);
      return dataOf<Output<C>>(await fetch(origin + url, { method: 'POST', headers, body: form }));
    },
    file: async <C extends Call>(call: C, input: Input<C>) => {
      const response = await fetch(origin + toRequest(call, input).url, { headers });
      if (!response.ok) throw new Unanswered(response.status, await response.text());
      return { body: Buffer.from(await response.arrayBuffer()), headers: Object.fromEntries(response.headers) };
    },
  });
}

async function dataOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (response.status !== 200) throw new Unanswered(response.status, text);
  const envelope = JSON.parse(text) as { code: number; msg: string; data: T };
  if (envelope.code !== 200) throw new Refused(envelope);
  return envelope.data;
}
