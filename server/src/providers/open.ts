// Opens the providers that the environment configures.
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#src/config/environment.ts';
import type { Pool } from '#src/db/open.ts';
import { openChallenges } from '#src/providers/captcha/challenge.ts';
import { drawnCaptcha } from '#src/providers/captcha/drawing.ts';
import { openFiles } from '#src/providers/files/disk.ts';
import { openIntegrity } from '#src/providers/files/integrity.ts';
import { digitsOnly } from '#src/providers/identity/digits.ts';
import { openHttpRealName } from '#src/providers/identity/http.ts';
import { openOrderAccounts } from '#src/providers/payment/order-account.ts';
import { openTransfer } from '#src/providers/payment/transfer.ts';
import { openClamd } from '#src/providers/scanner/clamd.ts';
import { openHttpSms, openLocalSms } from '#src/providers/sms/gateway.ts';
import { openQuota } from '#src/providers/sms/quota.ts';
import { openCallOut } from './call-out.ts';
import { openLogHead } from './log-head.ts';
import type { Providers } from './providers.ts';
import { openSigner } from './signer.ts';
import { openVault } from './vault.ts';

/**
 * `side` is a small writable pool of its own: what is counted here must stand though a request's transaction is rolled
 * back, and must never wait for a connection that such transactions hold.
 */
export async function openProviders(config: Config, side: Pool, log: FastifyBaseLogger): Promise<Providers> {
  const clock = () => new Date();
  const vault = openVault(config.secretKey, config.oldSecretKeys);
  const { sms, bank } = config;
  const transfer = openTransfer(side);
  const quota = openQuota(side, clock);
  return {
    sms: sms.kind === 'http' ? openHttpSms({ ...sms, log }) : openLocalSms({ log, clock }),
    captcha: drawnCaptcha,
    challenges: openChallenges(side, vault, clock),
    quota,
    files: await openFiles(config.files),
    integrity: openIntegrity(side, clock, log),
    scanner: config.scanner && openClamd(config.scanner),
    realName: config.identity ? openHttpRealName({ ...config.identity, log, clock }) : digitsOnly,
    payment: bank ? openOrderAccounts({ ...bank, pool: side, quota, otherwise: transfer, log, clock }) : transfer,
    callOut: openCallOut(config.callOut),
    vault,
    signer: openSigner(config.proofLog, config.secretKey),
    logHead: openLogHead(config.files, config.dataDir),
    publicOrigin: config.publicOrigin,
    configured: {
      encryption: config.hasOwnKey,
      signing: config.proofLog.ed25519Key !== null && config.proofLog.sm2Key !== null,
      sms: sms.kind === 'http',
    },
    isDemo: config.demo,
    clock,
  };
}
