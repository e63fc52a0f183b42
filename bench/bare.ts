// The reference `bare`: node:http answering the same bytes from a buffer. What to answer is read from the centre first.
import { createServer } from 'node:http';
import { env } from 'node:process';

const pages = new Map<string, { type: string; body: Buffer }>();
for (const path of JSON.parse(env.PATHS ?? '[]') as string[]) {
  const response = await fetch(env.ORIGIN + path, { headers: { 'accept-encoding': 'identity' } });
  pages.set(path, {
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  });
}

createServer((request, response) => {
  const answer = pages.get(request.url ?? '');
  if (!answer) return response.writeHead(404).end();
  return response
    .writeHead(200, { 'content-type': answer.type, 'content-length': answer.body.length })
    .end(answer.body);
}).listen(Number(env.PORT), '127.0.0.1');
