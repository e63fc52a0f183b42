// The world outside the centre, each part a small interface with a real and a local form.
import type { CallOut } from './call-out.ts';
import type { Captcha } from './captcha.ts';
import type { Challenges } from './challenge.ts';
import type { Files } from './files.ts';
import type { Integrity } from './integrity.ts';
import type { LogHead } from './log-head.ts';
import type { Payment } from './payment.ts';
import type { Quota } from './quota.ts';
import type { RealName } from './realname.ts';
import type { Scanner } from './scanner.ts';
import type { Signer } from './signer.ts';
import type { Sms } from './sms.ts';
import type { Vault } from './vault.ts';

export interface Outside {
  sms: Sms;
  captcha: Captcha;
  challenges: Challenges;
  quota: Quota;
  files: Files;
  integrity: Integrity;
  /** Of malware in uploaded files; null where none is set. */
  scanner: Scanner | null;
  realName: RealName;
  payment: Payment;
  /** Requests to addresses that users name. */
  callOut: CallOut;
  vault: Vault;
  /** Of the proof log. */
  signer: Signer;
  /** The newest head of that log that was signed, stored apart from the database. */
  logHead: LogHead;
  /** Where the public reaches the centre, without a closing slash: QR codes and printed addresses begin with it. */
  publicOrigin: string;
  /** The demo has accounts and text messages that anyone may use and read. */
  isDemo: boolean;
  /** The one clock. */
  clock: () => Date;
}
