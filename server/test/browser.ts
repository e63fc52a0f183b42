// A browser somewhere in the network: it keeps its cookies, and two of them never share any.
import { getCaptcha } from '@shuji/contract/account/calls';
import { type Call, type Input, type Output, toRequest } from '@shuji/contract/call';
import type { FastifyInstance } from 'fastify';
import { captchaAnswer } from './outside.ts';
import { Refused } from './refused.ts';

type CaptchaPurpose = Input<typeof getCaptcha>['purpose'];

export interface TestBrowser {
  <C extends Call>(call: C, input: Input<C>, token?: string): Promise<Output<C>>;
  /** Draws a captcha and solves it. */
  solved(purpose?: CaptchaPurpose): Promise<{ uuid: string; captcha: string }>;
  /** Cookies that a test can change, by name and path. */
  cookies: Map<string, { name: string; value: string; path: string }>;
}

export function openBrowser(server: FastifyInstance, remoteAddress: string): TestBrowser {
  const cookies: TestBrowser['cookies'] = new Map();
  const ask = async <C extends Call>(call: C, input: Input<C>, token = ''): Promise<Output<C>> => {
    const { method, url, body } = toRequest(call, input);
    const sent = [...cookies.values()].filter(({ path }) => isWithin(url, path));
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { mobile: '1', authorization: token, ...(cookie ? { cookie } : {}) };
    const reply = await server.inject({ method, url, headers, remoteAddress, ...(body ? { payload: body } : {}) });
    for (const { name, value, path = '/' } of reply.cookies) cookies.set(`${name} ${path}`, { name, value, path });
    const envelope = reply.json<{ code: number; msg: string; data: Output<C> }>();
    if (envelope.code !== 200) throw new Refused(envelope);
    return envelope.data;
  };
  const solved: TestBrowser['solved'] = async (purpose = 'login') => {
    const { uuid } = await ask(getCaptcha, { purpose });
    return { uuid, captcha: captchaAnswer };
  };
  return Object.assign(ask, { solved, cookies });
}

function isWithin(url: string, path: string): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  return path === '/' || pathname === path || pathname.startsWith(`${path}/`);
}
