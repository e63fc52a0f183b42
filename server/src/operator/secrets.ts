// An operator's further secrets: the second factor's secret and codes, and recovery codes.
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;

/** A fresh secret in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function addressOf(centre: string, username: string, secret: string): string {
  return totpOf(secret, { issuer: `${centre}运营后台`, label: username }).toString();
}

/** The 30-second step a code belongs to, one before and one after the present included; null when it is wrong. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, {}).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

function totpOf(secret: string, names: { issuer?: string; label?: string }): TOTP {
  const bytes = Secret.fromBase32(secret);
  return new TOTP({ ...names, secret: bytes, digits: 6, period: periodSeconds });
}

const recoveryCodes = 10;
// 32 letters and digits, five bits each; 80 bits a code leave nothing to guess.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Codes for the day the device is lost, each good once. */
export function newRecoveryCodes(): string[] {
  const letters = () => Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('');
  return Array.from({ length: recoveryCodes }, letters);
}
