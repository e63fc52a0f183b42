// The real form of payment: a bank opens an account for each order, and reports what arrives on it.
import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { one } from '#src/db/one.ts';
import type { Pool } from '#src/db/open.ts';
import { signatureOf } from '#src/providers/signature.ts';
import { postSigned, type SignedService } from '#src/providers/signed-post.ts';
import type { Quota } from '#src/providers/sms/quota.ts';
import type { Due, Payment } from './payment.ts';

const account = z.object({
  accountName: z.string().trim().min(1).max(100),
  bank: z.string().trim().min(1).max(100),
  accountNumber: z.string().regex(/^[0-9A-Z-]{6,40}$/),
});

const words = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'));

const payload = z.object({
  bank: words(30).min(2),
  serial: words(60).refine((value) => /^[0-9A-Za-z-]{6,40}$/.test(value)),
  accountNumber: words(40),
  amount: z.int().min(1).max(1_000_000_000_000),
  payer: words(100).default(''),
  paidOn: z.iso.date().regex(/^2/),
  remark: words(200).default(''),
});

/** The path that a report is signed for; the contract's own, see receipt/calls.ts. */
const reportPath = '/api/payment/report';
const freshSeconds = 300;
/** After a fault the bank is left alone so long, and no page waits for it. */
const restMs = 30_000;

interface Parts extends SignedService {
  /** Writes apart from the request that asks. */
  pool: Pool;
  quota: Quota;
  /** What buyers use while the bank does not answer. */
  otherwise: Payment;
}

export function openOrderAccounts({ pool, quota, otherwise, ...service }: Parts): Payment {
  const { key, clock } = service;
  let restUntil = 0;

  async function openAccount({ id, number, amount }: Due): Promise<z.output<typeof account> | null> {
    if (clock().getTime() < restUntil) return null;
    const facts = { orderId: id, orderNumber: number, amount };
    const opened = await postSigned(service, { name: '银行接口', path: 'account', facts, reply: account });
    if (!opened) {
      restUntil = clock().getTime() + restMs;
      return null;
    }
    const { accountNumber, ...named } = opened;
    const row = { orderId: id, ...named, number: accountNumber, openedAt: clock() };
    // One account serves one order: a bank that names it again for another has not opened one.
    await pool`insert into order_account ${pool(row)} on conflict do nothing`;
    return findAccount(id);
  }

  function findAccount(orderId: string) {
    return one<z.output<typeof account>>(pool`
      select account_name, bank, number as account_number from order_account where order_id = ${orderId}`);
  }

  return {
    async instruct(due) {
      const own = (await findAccount(due.id)) ?? (await openAccount(due));
      if (own) return { account: 'own', ...own, reference: due.number };
      return { ...(await otherwise.instruct(due)), account: 'unreached' };
    },
    async openReport({ timestamp, nonce, payload: body, signature }) {
      const right = Buffer.from(signatureOf(key, { path: reportPath, timestamp, nonce, body }));
      const given = Buffer.from(signature);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const isFresh = Math.abs(clock().getTime() / 1000 - Number(timestamp)) < freshSeconds;
      const report = payload.safeParse(parse(body));
      if (!isFresh || !report.success) return null;
      const once = { points: 1, seconds: 2 * freshSeconds };
      return (await quota.take(`bank report ${nonce}`, [once])) ? report.data : null;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
