import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openHttpSms } from './gateway.ts';

interface Heard {
  authorization: string | undefined;
  body: string;
}

async function gateway(status: number): Promise<{ url: string; requests: Heard[] }> {
  const requests: Heard[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await request.toArray();
    requests.push({ authorization: request.headers.authorization, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, requests };
}

function openQuiet(url: string) {
  const logged: unknown[] = [];
  const note = (...words: unknown[]) => void logged.push(words);
  return { sms: openHttpSms({ url, key: 'k1', log: { info: note, error: note } as never }), logged };
}

test('a message goes to the gateway with the key, and the gateway took it', async () => {
  const { url, requests } = await gateway(202);
  const { sms } = openQuiet(url);
  await expect(sms.send('13900000001', '验证码 123456')).resolves.toBeNull();
  expect(requests).toEqual([
    { authorization: 'Bearer k1', body: JSON.stringify({ phone: '13900000001', text: '验证码 123456' }) },
  ]);
  expect(sms.recent()).toEqual([]);
});

test('a gateway that refuses or is away counts as not sent, and neither phone nor code is logged', async () => {
  const { url } = await gateway(500);
  const places = [
    [url, 'refused'],
    ['http://127.0.0.1:1/send', 'unreachable'],
  ] as const;
  for (const [place, problem] of places) {
    const { sms, logged } = openQuiet(place);
    await expect(sms.send('13900000001', '验证码 123456')).resolves.toBe(problem);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toMatch(/13900000001|123456/);
  }
});
