// Bytes as a reply: whole, or the part that a broken-off download still lacks.
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Asked, asksToGoOn, partAsked } from './byte-part.ts';
import { ensure } from './refuse.ts';
import type { FileAnswer } from './scene.ts';

export async function sendFile(request: FastifyRequest, reply: FastifyReply, answer: FileAnswer) {
  // The framework would read a whole file to answer with its headers alone.
  const file = request.method === 'HEAD' ? { ...answer, open: async () => Readable.from([]) } : answer;
  const { range, 'if-range': ifRange } = request.headers;
  const asked = { range, ifRange: ifRange?.toString() };
  ensure(!file.onlyToGoOn || (file.size && file.tag && asksToGoOn(asked, file.size, file.tag)), 'file.linkExpired');
  const kind = file.inline ? 'inline' : 'attachment';
  reply.header('content-type', file.type);
  reply.header('content-disposition', `${kind}; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  reply.header('cache-control', file.isForEveryone ? 'public, max-age=31536000, immutable' : 'private, no-store');
  return file.size !== undefined && file.tag !== undefined
    ? sendPart(reply, asked, { ...file, size: file.size, tag: file.tag })
    : reply.send(await file.open());
}

async function sendPart(reply: FastifyReply, asked: Asked, file: FileAnswer & { size: number; tag: string }) {
  const { size, tag } = file;
  reply.header('accept-ranges', 'bytes').header('etag', `"${tag}"`);
  const part = partAsked(asked, size, tag);
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (part === null) return reply.header('content-length', size).send(await file.open());
  reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${size}`);
  return reply.header('content-length', part.to - part.from + 1).send(await file.open(part));
}
