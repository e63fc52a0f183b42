// Texts that would end a header line or a log line, put wherever a text of a stranger's may get into one.

import type { AddressInfo } from 'node:net';
import { uploadFile } from '@shuji/contract/file/calls';
import { exportOrders } from '@shuji/contract/order/list';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { printFigure } from '../../bench/figure.ts';
import { pixel } from '../../server/test/listed-product.ts';
import { issueLink } from '../../server/test/private-link.ts';
import { tokenOf } from '../../server/test/template.ts';
import { world } from '../../server/test/world.ts';
import { head, sendRaw, statusOf } from './socket.ts';

const written: string[] = [];
const centre = await world({ log: pino({ level: 'trace' }, { write: (line) => written.push(line) }) });
const { as, server, sql } = centre;
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;

const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u010a',
  '\u560a',
  '%0d%0a',
  '%0a',
  '\\r\\n',
  '\u000b',
  '"; x="',
  "'",
  ';',
  ',',
];
const injected = (end: string) => `a${end}X-Injected: yes${end}Set-Cookie: x=yes`;

/** The head of an answer, as lines. */
function headLines(answer: string): string[] {
  return (answer.split('\r\n\r\n')[0] ?? '').split(/\r\n|\n|\r/);
}

function isInjected(answer: string): boolean {
  return headLines(answer).some((line) => /^(x-injected|set-cookie: x=)/i.test(line));
}

test('no text of a stranger begins a header of ours', async () => {
  const wrong: string[] = [];
  let tried = 0;
  const ask = async (name: string, bytes: string) => {
    tried += 1;
    const answer = await sendRaw(port, Buffer.from(bytes));
    if (isInjected(answer) || statusOf(answer) >= 500)
      wrong.push(`${name}: ${headLines(answer).slice(0, 6).join(' / ')}`);
  };
  for (const end of breaks) {
    const escaped = encodeURIComponent(injected(end).toWellFormed());
    for (const path of ['/', '/prodinfo', '/login', '/api/product/list', '/feed.xml', '/wl/dict/', '/no/such/page/'])
      for (const address of [
        `${path}?id=${escaped}`,
        `${path}?from=${escaped}&keyword=${escaped}`,
        `${path}${escaped}`,
      ])
        await ask(address, head('GET', address, {}));
    for (const name of [
      'if-none-match',
      'range',
      'origin',
      'x-forwarded-for',
      'x-forwarded-host',
      'user-agent',
      'x-request-id',
      'authorization',
    ])
      await ask(name, head('GET', '/api/product/list', { [name]: injected(end).replace(/\p{Cc}/gu, '%0d%0a') }));
    // A file uploaded under such a name has that name when it is read.
    for (const ending of ['png', 'csv']) {
      tried += 1;
      const purpose = ending === 'png' ? 'statement' : 'sample';
      const bytes = ending === 'png' ? pixel : Buffer.from('a,b\n1,2\n');
      const { id } = await as('li').upload(uploadFile, { purpose }, { name: `${injected(end)}.${ending}`, bytes });
      const { url, headers } = await issueLink(centre, 'li', id);
      await ask(`file ${ending}`, head('GET', url, headers));
    }
    await ask(
      'export',
      head('GET', `/api/product/orderList/1?keyword=${escaped}`, { authorization: tokenOf('wang'), mobile: '1' }),
    );
    await as('wang').file(exportOrders, {
      x: 1,
      format: 'csv',
      keyword: `a${end}X-Injected: yes`.replaceAll('\u0000', ''),
    });
  }
  printFigure({
    id: 'header injection',
    figure: `${tried} tries, ${wrong.length} injected`,
    goal: '0 injected',
    holds: wrong.length === 0,
  });
  expect(wrong).toEqual([]);
}, 120_000);

const canary = '13655557777';
const forged = `\n{"level":30,"msg":"forged"}\r\n\u001b[31mred\u001b[0m\u0007\u2028${canary}`;

test('a line of the log is one JSON object, whatever was sent, and holds nothing personal', async () => {
  const before = written.length;
  await sql`alter table complaint add constraint fault check (title = '') not valid`;
  const requests = [
    {
      method: 'POST' as const,
      url: '/api/complaint/add',
      payload: { kind: 'complaint', title: '电话无人接听', text: forged.repeat(3) },
    },
    {
      method: 'POST' as const,
      url: '/mobile/login',
      payload: { phone: forged, password: forged, uuid: forged, captcha: forged },
    },
    { method: 'POST' as const, url: `/mobile/login?${encodeURIComponent(forged)}`, payload: forged },
    { method: 'GET' as const, url: `/api/product/info/${encodeURIComponent(forged)}` },
    { method: 'GET' as const, url: `/nowhere/${encodeURIComponent(forged)}?phone=${canary}` },
  ];
  for (const request of requests) {
    const headers = {
      mobile: '1',
      authorization: tokenOf('li'),
      'user-agent': `curl ${canary}`,
      'x-request-id': canary,
      referer: `http://a/${canary}`,
      'content-type': 'application/json',
    };
    await server.inject({ ...request, headers });
  }
  await sql`alter table complaint drop constraint fault`;
  server.log.error({ err: new Error(forged.replace(canary, '')), given: forged.replace(canary, '') }, 'fault');

  const lines = written.slice(before);
  const bad = lines.filter((line) => !isOneObject(line) || /\p{Cc}/u.test(line.trimEnd()));
  const personal = lines.filter((line) => line.includes(canary));
  printFigure({
    id: 'log injection',
    figure: `${requests.length + 1} forged texts, ${lines.length} lines, ${bad.length} forged, ${personal.length} with a personal value`,
    goal: '0 forged, 0 personal',
    holds: bad.length + personal.length === 0,
  });
  expect(lines.filter((line) => line.includes('"fault"')).length).toBeGreaterThan(1);
  expect({ bad, personal }).toEqual({ bad: [], personal: [] });
});

function isOneObject(line: string): boolean {
  return line.trimEnd().split('\n').length === 1 && typeof JSON.parse(line) === 'object';
}
