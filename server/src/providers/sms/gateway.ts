// The two real forms of Sms: printed to the log, or posted to a gateway.
import type { FastifyBaseLogger } from 'fastify';
import type { Sms, SmsMessage } from './sms.ts';

const mostStored = 30;
const gatewayTimeout = 8_000;

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Prints each message to the log and keeps the last ones. */
export function openLocalSms({ log, clock }: { log: Log; clock: () => Date }): Sms {
  const messages: SmsMessage[] = [];
  const keys = new Set<string>();
  return {
    async send(phone, text, key) {
      if (key && keys.has(key)) return null;
      if (key) keys.add(key);
      messages.unshift({ phone, text, sentAt: clock() });
      messages.length = Math.min(messages.length, mostStored);
      log.info(`短信 → ${phone}：${text}`);
      return null;
    },
    recent: () => [...messages],
  };
}

/** Posts `{phone, text}` as JSON with the key as bearer token; any 2xx means taken. A message's own key goes as Idempotency-Key. */
export function openHttpSms({ url, key, log }: { url: string; key: string; log: Log }): Sms {
  return {
    async send(phone, text, messageKey) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${key}`,
            ...(messageKey ? { 'idempotency-key': messageKey } : {}),
          },
          body: JSON.stringify({ phone, text }),
          signal: AbortSignal.timeout(gatewayTimeout),
          redirect: 'error',
        });
        if (response.ok) return null;
        log.error({ status: response.status }, '短信网关拒绝了请求');
        return 'refused';
      } catch (error) {
        // The message carries a code and a phone: only the fault's own words are logged.
        log.error({ reason: error instanceof Error ? error.message : 'unknown' }, '短信网关无法访问');
        return 'unreachable';
      }
    },
    recent: () => [],
  };
}
