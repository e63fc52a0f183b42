// What exists only in the demo: accounts whose password is public, and text messages anyone may read.
import { z } from 'zod';
import { call } from './call.ts';
import { moment } from './field.ts';

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
  output: z.array(z.object({ phone: z.string(), text: z.string(), sentAt: moment })),
});
