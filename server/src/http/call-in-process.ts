// Calls made in process, as server rendering makes them.
import { randomUUID } from 'node:crypto';
import type { Call, Input, Output } from '@shuji/contract/call';
import { noBrowser } from './cookies.ts';
import type { Execute } from './execute.ts';
import type { Served } from './feature.ts';

/** Makes a call in process as an anonymous reader. */
export type Ask = <C extends Call>(call: C, input: Input<C>) => Promise<{ data: Output<C>; tags: string[] }>;

export function asker(calls: Served[], execute: Execute): Ask {
  // By address, not by value: the web's bundle carries its own copy of the contract.
  const addressOf = (call: Call) => `${call.method} ${call.path}`;
  const served = new Map(calls.map((one) => [addressOf(one.call), one]));
  return async <C extends Call>(call: C, input: Input<C>) => {
    const found = served.get(addressOf(call));
    if (!found) throw new Error(`${addressOf(call)} is not served`);
    const caller = {
      token: '',
      cookie: '',
      mobile: false,
      address: 'in-process',
      device: '',
      browser: noBrowser,
      requestId: randomUUID(),
    };
    const { data, tags } = await execute(found, async () => ({ input, upload: null }), caller);
    return { data: data as Output<C>, tags };
  };
}
