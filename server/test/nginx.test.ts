// A proxy that asks a second node must know which GETs write.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { features } from '#src/app.ts';

it('nginx asks no other node again for a GET that writes, and does for every other', async () => {
  const told = await readFile(resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const written = /location ~ (\S+) \{\s+proxy_pass \S+\s+proxy_next_upstream off;/.exec(told)?.[1] ?? '';
  const isNeverAskedTwice = new RegExp(written);
  const gets = features.flatMap(({ calls }) => calls).filter(({ call }) => call.method === 'GET');
  const wrong = gets.filter(({ call }) => isNeverAskedTwice.test(call.path) !== call.writes);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
