// The world outside, as tests see it: everything works at once, and what was sent can be read.
import type { Pool } from '#src/db/open.ts';
import { type CallOut, openCallOut } from '#src/providers/call-out.ts';
import { openChallenges } from '#src/providers/captcha/challenge.ts';
import { drawPuzzle } from '#src/providers/captcha/puzzle.ts';
import { openFiles } from '#src/providers/files/disk.ts';
import { openIntegrity } from '#src/providers/files/integrity.ts';
import { openLogHead } from '#src/providers/log-head.ts';
import type { Providers } from '#src/providers/providers.ts';
import { openSigner } from '#src/providers/signer.ts';
import { openQuota } from '#src/providers/sms/quota.ts';
import type { SmsMessage } from '#src/providers/sms/sms.ts';
import { openVault } from '#src/providers/vault.ts';
import { testProofLog } from './keys.ts';

export interface TestProviders extends Providers {
  /** Stops the clock at a moment; null lets it run again. */
  setClock(moment: Date | null): void;
  /** The one upstream of the test's own that may be called. */
  allowUpstream(beginning: string): void;
}

/** The text every captcha of a test wants. */
export const captchaAnswer = '7k3m';

/** `sql` may write outside a transaction: tries and quotas are counted apart from the request's own. */
export async function testProviders(filesFolder: string, secretKey: Buffer, sql: Pool): Promise<TestProviders> {
  const sent: SmsMessage[] = [];
  const keys = new Set<string>();
  let stopped: Date | null = null;
  const clock = () => stopped ?? new Date();
  const vault = openVault(secretKey);
  let callOut: CallOut = openCallOut({ ports: [80, 443], allow: [] });
  return {
    sms: {
      send: async (phone, text, key) => {
        if (key && keys.has(key)) return null;
        if (key) keys.add(key);
        sent.unshift({ phone, text, sentAt: clock() });
        return null;
      },
      recent: () => [...sent],
    },
    captcha: {
      draw: async () => ({ answer: captchaAnswer, img: 'data:image/png;base64,' }),
      ask: () => ({ answer: captchaAnswer, text: '测试' }),
      puzzle: drawPuzzle,
    },
    // As full as the machine's disk may be: tests set that themselves.
    files: { ...(await openFiles({ kind: 'folder', folder: filesFolder })), room: async () => null },
    integrity: openIntegrity(sql, clock, { error: () => {} }),
    scanner: null,
    realName: {
      person: async () => ({ agrees: true, how: '测试' }),
      organisation: async () => ({ agrees: true, how: '测试' }),
    },
    payment: {
      instruct: async ({ number }) => ({
        account: 'centre',
        accountName: '测试户名',
        bank: '测试银行',
        accountNumber: '6222000000000000',
        reference: number,
      }),
      openReport: async () => null,
    },
    challenges: openChallenges(sql, vault, clock),
    quota: openQuota(sql, clock),
    callOut: (outgoing) => callOut(outgoing),
    vault,
    signer: openSigner(testProofLog, secretKey),
    logHead: openLogHead({ kind: 'folder', folder: filesFolder }, filesFolder),
    publicOrigin: 'http://localhost:8080',
    configured: { encryption: true, signing: true, sms: true },
    isDemo: true,
    clock,
    setClock: (moment) => {
      stopped = moment;
    },
    allowUpstream: (beginning) => {
      callOut = openCallOut({ ports: [80, 443], allow: [beginning] });
    },
  };
}
