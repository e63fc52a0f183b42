// A stub of a bank: it opens accounts for signed requests alone, and signs what it reports.
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Input } from '@shuji/contract/call';
import type { reportReceipt } from '@shuji/contract/receipt/calls';
import { signatureOf } from '#src/providers/signature.ts';

export const bankKey = 'a key of the bank and the centre';

interface Money {
  accountNumber: string;
  /** In fen. */
  amount: number;
  serial?: string;
  payer?: string;
}

/** What the bank says about money that arrived, under a signature of its own. */
export function reportOf(
  { serial = `99${randomInt(1e14, 2e14)}`, ...money }: Money,
  { key = bankKey, at = new Date(), nonce = randomUUID() as string } = {},
): Input<typeof reportReceipt> {
  const payload = JSON.stringify({ bank: '滨海银行', payer: '滨海测试公司', paidOn: '2026-01-05', ...money, serial });
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = signatureOf(key, { path: '/api/payment/report', timestamp, nonce, body: payload });
  return { timestamp, nonce, payload, signature };
}

export async function startBank() {
  const seen = new Set<string>();
  const opened = new Map<string, string>();
  let isAway = false;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const header = (name: string) => String(request.headers[name] ?? '');
    const [timestamp, nonce] = [header('x-timestamp'), header('x-nonce')];
    const right = signatureOf(bankKey, { path: request.url ?? '', timestamp, nonce, body });
    const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300 && !seen.has(nonce);
    seen.add(nonce);
    const isSigned = header('x-signature') === right && isFresh && request.url === '/v1/account';
    const { orderId } = JSON.parse(body) as { orderId: string };
    const accountNumber = opened.get(orderId) ?? `6228${randomInt(1e11, 2e11)}`;
    if (isSigned && !isAway) opened.set(orderId, accountNumber);
    const reply = { accountName: '滨海数据交易中心（订单专户）', bank: '滨海银行营业部', accountNumber };
    response
      .writeHead(isAway ? 503 : isSigned ? 200 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`,
    opened,
    setAway: (away: boolean) => {
      isAway = away;
    },
    close: () => server.close(),
  };
}
