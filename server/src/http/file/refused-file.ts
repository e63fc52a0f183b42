// A refused file whose address was opened in a browser: a page with the reason, not an envelope to be read or saved.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '#src/http/refuse.ts';

/** Answers a refused file as its reader can use it: a page, or for a broken-off download a status that ends it. */
export function sendRefusedFile(request: FastifyRequest, reply: FastifyReply, envelope: Envelope): FastifyReply {
  reply.header('cache-control', 'no-store');
  // With HTTP 200 a browser would save the envelope as the rest of the file.
  if (request.headers.range !== undefined) reply.code(410);
  if (request.headers['sec-fetch-mode'] !== 'navigate') return reply.send(envelope);
  reply.header('content-type', 'text/html; charset=utf-8');
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  return reply.send(pageOf(envelope.msg));
}

/** `words` come from the table of refusals, never from a request. */
function pageOf(words: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>无法打开文件</title>
<style>
body { margin: 0; color: #1a2331; background: #fff; font: 16px/28px "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif; }
main { max-width: 32em; margin: 0 auto; padding: 96px 24px; }
h1 { margin: 0 0 16px; font-size: 26px; line-height: 38px; }
a { color: #17468f; }
</style>
</head>
<body>
<main>
<h1>无法打开文件</h1>
<p>${words}</p>
<p><a href="/">返回首页</a></p>
</main>
</body>
</html>
`;
}
