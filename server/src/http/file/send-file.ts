// Bytes as a reply: whole, or the part that a broken-off download still lacks.
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, FileAnswer } from '#src/http/context.ts';
import { requestedRange } from './byte-range.ts';

export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  if (file.isForEveryone && file.tag !== undefined && request.headers['if-none-match'] === `"${file.tag}"`) {
    setFileHeaders(reply, file);
    return reply.code(304).send();
  }
  const part = partOf(request, file);
  if (part === 'none') {
    setFileHeaders(reply, file);
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  const bytes = await bytesOf(request, file, part);
  setFileHeaders(reply, file);
  if (file.size === undefined) return reply.send(bytes);
  if (part === null) return reply.header('content-length', file.size).send(bytes);
  reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${file.size}`);
  return reply.header('content-length', part.to - part.from + 1).send(bytes);
}

function partOf(request: FastifyRequest, { size, tag }: FileAnswer): ByteRange | 'none' | null {
  if (size === undefined || tag === undefined) return null;
  const { range, 'if-range': ifRange } = request.headers;
  return requestedRange({ range, ifRange: ifRange?.toString() }, size, tag);
}

async function bytesOf(request: FastifyRequest, file: FileAnswer, part: ByteRange | null): Promise<Readable> {
  // The framework would read a whole file to answer with its headers alone.
  if (request.method === 'HEAD') return Readable.from([]);
  await file.admit?.(part);
  return file.open(part ?? undefined);
}

function setFileHeaders(reply: FastifyReply, file: FileAnswer): void {
  const kind = file.inline ? 'inline' : 'attachment';
  reply.header('content-type', file.type);
  reply.header('content-disposition', `${kind}; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  reply.header('cache-control', file.isForEveryone ? 'public, max-age=86400' : 'private, no-store');
  // A buffering proxy would take all bytes at once, and the reader's progress would be unknown.
  if (file.admit) reply.header('x-accel-buffering', 'no');
  if (file.size !== undefined && file.tag !== undefined)
    reply.header('accept-ranges', 'bytes').header('etag', `"${file.tag}"`);
}
