// The proof log's settings: its name, the keys that sign it, and those that signed it before.
import { parseKey } from '@shuji/contract/proof/note';
import { isScalar, sm2Example } from '@shuji/contract/proof/sm2';
import { z } from 'zod';
import { primitives } from '#src/providers/primitives.ts';
import { isPredictable } from './key-strength.ts';

export interface ProofLogSetting {
  /** C2SP's origin line, for good: the log and its keys are known by it. */
  origin: string;
  /** 32 bytes each; null: derived from the secret key, in the demo only. */
  ed25519Key: Buffer | null;
  sm2Key: Buffer | null;
  /** Verifier keys of before. */
  oldKeys: string[];
}

const howToMake = '需为 32 字节，写成 64 位十六进制；可用 openssl rand -hex 32 生成。';

function signingKey(name: string) {
  return z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, { error: `${name} ${howToMake}` })
    .transform((value) => Buffer.from(value, 'hex'))
    .refine((key) => name !== 'LOG_SM2_KEY' || isScalar(key.toString('hex')), {
      error: `${name} 超出 SM2 曲线的阶，请重新生成。`,
    })
    .optional();
}

export const proofLogVariables = {
  LOG_ORIGIN: z
    .string()
    .refine((value) => /^[^\s+]{3,200}$/u.test(value), {
      error: (issue) => `LOG_ORIGIN 形如 data.example.cn/log，不含空格与加号，现在是“${issue.input}”。`,
    })
    .optional(),
  LOG_ED25519_KEY: signingKey('LOG_ED25519_KEY'),
  LOG_SM2_KEY: signingKey('LOG_SM2_KEY'),
  LOG_OLD_KEYS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter((key) => key !== ''))
    .refine((keys) => keys.every((key) => parseKey(primitives.sha256, key)), {
      error: 'LOG_OLD_KEYS 需为以逗号分隔的验签公钥，形如 名称+编号+公钥，照存证日志当时公布的抄写。',
    })
    .optional(),
};

interface Environment {
  LOG_ORIGIN?: string | undefined;
  LOG_ED25519_KEY?: Buffer | undefined;
  LOG_SM2_KEY?: Buffer | undefined;
  LOG_OLD_KEYS?: string[] | undefined;
  SECRET_KEY?: Buffer | undefined;
}

/** `isReal`: real people come, so every key must be one of its own. */
export function readProofLog(
  env: Environment,
  { isReal, publicOrigin }: { isReal: boolean; publicOrigin: string },
  refuse: (message: string) => void,
): ProofLogSetting {
  const others = [env.SECRET_KEY, env.LOG_ED25519_KEY, env.LOG_SM2_KEY];
  for (const name of ['LOG_ED25519_KEY', 'LOG_SM2_KEY'] as const) {
    const key = env[name];
    if (!isReal) continue;
    if (!key) refuse(`缺少 ${name}：正式运行必须设置签署存证日志的密钥，${howToMake}`);
    else if (examples.includes(key.toString('hex')))
      refuse(`${name} 是公开的示例密钥，谁都能冒签；请用 openssl rand -hex 32 另行生成。`);
    else if (isPredictable(key)) refuse(`${name} 有明显的规律，容易被猜出；请用 openssl rand -hex 32 另行生成。`);
    else if (others.filter((other) => other?.equals(key)).length > 1)
      refuse(`${name} 与另一把密钥相同；请各用各的密钥。`);
  }
  return {
    origin: env.LOG_ORIGIN ?? (isReal ? `${new URL(publicOrigin).host}/log` : 'shuji.demo/log'),
    ed25519Key: env.LOG_ED25519_KEY ?? null,
    sm2Key: env.LOG_SM2_KEY ?? null,
    oldKeys: env.LOG_OLD_KEYS ?? [],
  };
}

// RFC 8032's first three and GM/T 0003.5's.
const examples = [
  sm2Example.privateKey,
  '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
  '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
  'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
];
