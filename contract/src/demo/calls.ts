// The demo's own calls: accounts with public passwords, and text messages anyone may read.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { id, moment, oneOf } from '../field.ts';

export const readDemo = call('GET', '/api/demo', {
  summary: '是否为演示环境，以及演示账号；正式环境没有账号可列',
  who: 'anyone',
  writes: false,
  input: z.object({}),
  output: z.object({
    isDemo: z.boolean(),
    people: z.array(
      z.object({
        side: z.enum(['site', 'office']),
        name: z.string(),
        does: z.string(),
        /** Phone for the website, user name for the office. */
        login: z.string(),
        password: z.string(),
      }),
    ),
  }),
});

export const listDemoSms = call('GET', '/api/demo/sms', {
  summary: '演示环境最近发出的短信；正式环境没有这一页',
  who: 'anyone',
  writes: false,
  input: z.object({}),
  /** Phones are masked: whoever waits for a code knows their own. */
  output: z.array(z.object({ phone: z.string(), text: z.string(), sentAt: moment })),
});

/** Whoever tries the demo will not wait for days. */
export const endDemoNotice = call('POST', '/api/demo/notice/end', {
  summary: '演示环境：让自己产品的公示立即期满；正式环境没有这一项',
  who: 'attested',
  writes: true,
  input: z.object({ id: id('产品') }),
  output: nothing,
});

export const demoPorts = { dagang: '大港', tanggu: '塘沽', dongjiang: '东疆' } as const;
const ports = Object.keys(demoPorts) as [keyof typeof demoPorts, ...(keyof typeof demoPorts)[]];

/** An interface to try the interface test on: the demo's own suppliers have none. */
export const readDemoTide = call('GET', '/api/demo/tide', {
  summary: '演示环境的潮位接口，供试用“接口测试”；正式环境没有这一页',
  who: 'anyone',
  writes: false,
  input: z.object({ port: oneOf('港口', ports) }),
  output: z.object({ port: z.string(), observedAt: moment, level: z.number(), unit: z.string() }),
});
