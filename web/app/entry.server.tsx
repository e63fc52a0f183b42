// Renders a page to one complete text: it is cached for every anonymous reader, and each inline script in it is known by hash.
//
// The server imports web/build/server/index.js (app/server.ts), calls `render(request, given)` and reads the header
// `x-script-hashes` of the reply: the sources its content security policy must allow beside 'self'.
import { createHash, randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { headScript } from '#app/lib/head-script.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  // Only scripts that carry this render's own word are vouched for; one smuggled in through content has no hash.
  const nonce = randomBytes(16).toString('hex');
  const marked = await renderWhole(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, nonce);
  const hashes = [headScript, ...inlineScripts(marked, nonce)].map(hashSource);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('x-script-hashes', [...new Set(hashes)].join(' '));
  return new Response(looksFirst(marked.replaceAll(` nonce="${nonce}"`, '')), { status, headers });
}

/** React lifts these links above the style sheets. A page is read before it is alive: looks first, what is heavy last. */
function looksFirst(html: string): string {
  const ahead = /<link rel="modulepreload" href="([^"]*)"\/>/g;
  const links = [...html.matchAll(ahead)].map(([link, address]) =>
    address?.includes('/vendor-') ? link.replace(' href', ' fetchpriority="low" href') : link,
  );
  return html.replaceAll(ahead, '').replace('</head>', () => `${links.join('')}</head>`);
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onShellError: reject,
      onAllReady: () => {
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk: Buffer, _, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            resolve(Buffer.concat(chunks).toString());
            done();
          },
        });
        pipe(sink);
      },
    });
  });
}

function inlineScripts(html: string, nonce: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(([, attributes]) => attributes?.includes(`nonce="${nonce}"`))
    .map(([, , text]) => text as string);
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
