// The world outside the centre, each part a small interface with a real and a local form.

import type { Captcha } from '#src/providers/captcha/captcha.ts';
import type { Challenges } from '#src/providers/captcha/challenge.ts';
import type { Files } from '#src/providers/files/files.ts';
import type { Integrity } from '#src/providers/files/integrity.ts';
import type { RealName } from '#src/providers/identity/realname.ts';
import type { Payment } from '#src/providers/payment/payment.ts';
import type { Scanner } from '#src/providers/scanner/scanner.ts';
import type { Quota } from '#src/providers/sms/quota.ts';
import type { Sms } from '#src/providers/sms/sms.ts';
import type { CallOut } from './call-out.ts';
import type { LogHead } from './log-head.ts';
import type { Signer } from './signer.ts';
import type { Vault } from './vault.ts';

export interface Providers {
  sms: Sms;
  captcha: Captcha;
  challenges: Challenges;
  quota: Quota;
  files: Files;
  integrity: Integrity;
  /** Scans uploaded files for malware; null where none is configured. */
  scanner: Scanner | null;
  realName: RealName;
  payment: Payment;
  /** Requests to addresses that users name. */
  callOut: CallOut;
  vault: Vault;
  /** Signs checkpoints of the proof log. */
  signer: Signer;
  /** The newest head of that log that was signed, stored apart from the database. */
  logHead: LogHead;
  /** The public origin of the centre, without a closing slash: QR codes and printed addresses begin with it. */
  publicOrigin: string;
  /** What the environment sets for real work; what it leaves out is made up or only written to the log. */
  configured: { encryption: boolean; signing: boolean; sms: boolean };
  /** The demo has accounts and text messages that anyone may use and read. */
  isDemo: boolean;
  /** The one clock. */
  clock: () => Date;
}
