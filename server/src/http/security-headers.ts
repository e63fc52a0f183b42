// The security headers of every reply, computed once.
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Pages set their own content security policy; `isHttps` when the centre is reached over HTTPS only. */
export function safeHeaders(isHttps: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const setHeaders = helmet({ contentSecurityPolicy: false, strictTransportSecurity: isHttps });
  const reply = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  setHeaders({} as IncomingMessage, reply as unknown as ServerResponse, () => {});
  return headers;
}
