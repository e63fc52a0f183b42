// The settings of the real-name service.
import { z } from 'zod';

/** Null where none is set: digits are checked, and the reviewer compares the papers. */
export type IdentitySetting = { url: string; key: string } | null;

export const identityVariables = {
  IDENTITY_URL: z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
      error: 'IDENTITY_URL 需为完整地址，形如 https://realname.example.cn/check。',
    })
    .optional(),
  IDENTITY_KEY: z.string().min(16, { error: 'IDENTITY_KEY 至少 16 个字符。' }).optional(),
};

interface Environment {
  IDENTITY_URL?: string | undefined;
  IDENTITY_KEY?: string | undefined;
}

export function readIdentity(
  { IDENTITY_URL: url, IDENTITY_KEY: key }: Environment,
  refuse: (message: string) => void,
): IdentitySetting {
  if (url && key) return { url: url.replace(/\/+$/, ''), key };
  if (url || key) refuse('IDENTITY_URL 与 IDENTITY_KEY 须同时设置，或者都不设置。');
  return null;
}
