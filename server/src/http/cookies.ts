// The cookies of a call. They authenticate no one: they only identify a browser, for limits and challenges.
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookie {
  name: string;
  value: string;
  path: string;
  seconds: number;
}

/** The program that makes a call. */
export interface Browser {
  /** As in the header; anyone may send anything. */
  userAgent: string;
  cookie(name: string): string | undefined;
  /** Sets a cookie with the reply, out of reach of scripts and of other sites. */
  setCookie(cookie: Cookie): void;
}

export const noBrowser: Browser = { userAgent: '', cookie: () => undefined, setCookie: () => {} };

export function browserOf(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): Browser {
  const sent = parseCookie(request.headers.cookie ?? '');
  return {
    userAgent: request.headers['user-agent'] ?? '',
    cookie: (name) => sent[name],
    setCookie: ({ name, value, path, seconds }) => {
      const attributes = { path, maxAge: seconds, httpOnly: true, sameSite: 'strict', secure: isHttps } as const;
      reply.header('set-cookie', stringifySetCookie({ name, value, ...attributes }));
    },
  };
}
