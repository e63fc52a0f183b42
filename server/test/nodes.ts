// Servers as processes of their own, side by side on a world's database: what one process cannot show of a race.
import { type Call, type Input, type Output, toRequest } from '@shuji/contract/call';
import { afterAll } from 'vitest';
import { startProgram } from './program.ts';
import { Refused } from './refused.ts';
import type { World } from './world.ts';

export interface Node {
  origin: string;
  /** Makes a call over the network as the holder of the token. */
  ask<C extends Call>(token: string, call: C, input: Input<C>): Promise<Output<C>>;
}

/** Starts so many servers; they end with the test file. The web must have been built. `allow`: an address they may call though it is this machine's. */
export async function startNodes({ config }: World, count: number, allow = ''): Promise<Node[]> {
  const settings = { databaseUrl: config.databaseUrl, env: { OUTSIDE_ALLOW: allow } };
  const nodes = await Promise.all(Array.from({ length: count }, () => startProgram(settings)));
  afterAll(async () => {
    await Promise.all(nodes.map(({ end }) => end()));
  });
  return nodes.map(({ origin }) => ({ origin, ask: (token, call, input) => ask(origin, token, call, input) }));
}

async function ask<C extends Call>(origin: string, token: string, call: C, input: Input<C>): Promise<Output<C>> {
  const { method, url, body } = toRequest(call, input);
  const headers = { mobile: '1', authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(origin + url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (response.status !== 200) throw new Error(`HTTP ${response.status} ${await response.text()}`);
  const envelope = (await response.json()) as { code: number; msg: string; data: Output<C> };
  if (envelope.code !== 200) throw new Refused(envelope);
  return envelope.data;
}
