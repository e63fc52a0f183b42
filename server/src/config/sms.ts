// Reads from the environment how text messages are sent.

export type SmsSetting = { kind: 'local' } | { kind: 'http'; url: string; key: string };

type Refuse = (message: string) => void;

/** The HTTP gateway, or the log of the demo; what is wrong is given to `refuse`. */
export function readSms(
  env: { SMS?: 'local' | 'http' | undefined; SMS_URL?: string | undefined; SMS_KEY?: string | undefined },
  { demo, production }: { demo: boolean; production: boolean },
  refuse: Refuse,
): SmsSetting {
  const kind = env.SMS ?? (demo ? 'local' : 'http');
  if (kind === 'local') {
    if (production) refuse('SMS=local 会把验证码写进日志，不能与 NODE_ENV=production 同时使用。');
    return { kind: 'local' };
  }
  if (env.SMS_URL === undefined) refuse('缺少 SMS_URL：短信网关的地址；仅在本机试用时可设 SMS=local。');
  if (env.SMS_KEY === undefined) refuse('缺少 SMS_KEY：短信网关的密钥；仅在本机试用时可设 SMS=local。');
  return { kind: 'http', url: env.SMS_URL ?? '', key: env.SMS_KEY ?? '' };
}
