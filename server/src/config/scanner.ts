// The malware scanner's settings.
import { z } from 'zod';

export interface ScannerSetting {
  address: { path: string } | { host: string; port: number };
  /** Larger files are not sent; clamd's StreamMaxLength must be no less. */
  maxBytes: number;
  timeoutMs: number;
}

function wholeNumber(name: string, usual: string, most: number) {
  return z
    .string()
    .default(usual)
    .refine((value) => /^[1-9]\d*$/.test(value) && Number(value) <= most, {
      error: (issue) => `${name} 需为 1–${most} 的整数，现在是“${issue.input}”。`,
    })
    .transform(Number);
}

export const scannerVariables = {
  CLAMD_ADDRESS: z
    .string()
    .refine((value) => addressOf(value) !== null, {
      error: (issue) => `CLAMD_ADDRESS 需为 主机:端口 或套接字的绝对路径，现在是“${issue.input}”。`,
    })
    .optional(),
  CLAMD_MAX_MB: wholeNumber('CLAMD_MAX_MB', '100', 2_000),
  CLAMD_TIMEOUT_SECONDS: wholeNumber('CLAMD_TIMEOUT_SECONDS', '120', 3_600),
};

interface Environment {
  CLAMD_ADDRESS?: string | undefined;
  CLAMD_MAX_MB: number;
  CLAMD_TIMEOUT_SECONDS: number;
}

/** Null where no scanner is set. */
export function readScanner(env: Environment): ScannerSetting | null {
  const address = env.CLAMD_ADDRESS === undefined ? null : addressOf(env.CLAMD_ADDRESS);
  if (!address) return null;
  return { address, maxBytes: env.CLAMD_MAX_MB * 1024 * 1024, timeoutMs: env.CLAMD_TIMEOUT_SECONDS * 1_000 };
}

function addressOf(value: string): ScannerSetting['address'] | null {
  if (value.startsWith('/')) return { path: value };
  const [, host, port] = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+):(\d{1,5})$/i.exec(value) ?? [];
  const number = Number(port);
  return host && number >= 1 && number <= 65_535 ? { host: host.replace(/[[\]]/g, ''), port: number } : null;
}
