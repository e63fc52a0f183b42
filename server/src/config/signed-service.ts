// The settings of services that the centre calls with signed requests: real name, bank.
import { z } from 'zod';

/** Null where none is set. */
export type ServiceSetting = { url: string; key: string } | null;

const variablesOf = <N extends string>(name: N, example: string) =>
  ({
    [`${name}_URL`]: z
      .string()
      .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
        error: `${name}_URL 需为完整地址，形如 ${example}。`,
      })
      .optional(),
    [`${name}_KEY`]: z
      .string()
      .min(16, { error: `${name}_KEY 至少 16 个字符。` })
      .optional(),
  }) as Record<`${N}_URL` | `${N}_KEY`, z.ZodOptional<z.ZodString>>;

/** Without a real-name service digits are checked; without a bank's interface buyers pay to the centre's account. */
export const serviceVariables = {
  ...variablesOf('IDENTITY', 'https://realname.example.cn/check'),
  ...variablesOf('BANK', 'https://bank.example.cn/accounts'),
};

function readService<N extends string>(
  name: N,
  env: { [K in `${N}_URL` | `${N}_KEY`]?: string | undefined },
  refuse: (message: string) => void,
): ServiceSetting {
  const [url, key] = [env[`${name}_URL`], env[`${name}_KEY`]];
  if (url && key) return { url: url.replace(/\/+$/, ''), key };
  if (url || key) refuse(`${name}_URL 与 ${name}_KEY 须同时设置，或者都不设置。`);
  return null;
}

type Environment = { [K in keyof typeof serviceVariables]?: string | undefined };

export function readServices(env: Environment, refuse: (message: string) => void) {
  return { identity: readService('IDENTITY', env, refuse), bank: readService('BANK', env, refuse) };
}
