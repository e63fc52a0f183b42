// clamd by its INSTREAM command: docs.clamav.net, "clamd". One connection a file.
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ScannerSetting } from '#src/config/scanner.ts';
import type { Scanner, Verdict } from './scanner.ts';

const lengthBytes = 4;
const mostReply = 4_096;

export function openClamd({ address, maxBytes, timeoutMs }: ScannerSetting): Scanner {
  return {
    scan: async (bytes, size) => {
      if (size > maxBytes) return { kind: 'tooLarge' };
      const socket = connect(address);
      // Silence in both directions; a large file that is taken keeps the connection busy.
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`clamd was silent for ${timeoutMs} ms`)));
      try {
        return verdictOf(await exchange(socket, bytes));
      } finally {
        socket.destroy();
        bytes.destroy();
      }
    },
  };
}

async function exchange(socket: Socket, bytes: Readable): Promise<string> {
  const answer = readAnswer(socket);
  pipeline(Readable.from(framed(bytes), { objectMode: false }), socket, { end: false }).catch((error: Error) => {
    // Bytes that broke off in the store are no whole file. clamd may answer before it has taken all and close.
    if (bytes.errored) socket.destroy(error);
  });
  return answer;
}

async function* framed(bytes: Readable) {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of bytes) {
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE((chunk as Buffer).length);
    yield length;
    yield chunk as Buffer;
  }
  yield Buffer.alloc(lengthBytes);
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    socket.on('data', (data) => {
      reply += data.toString('utf8');
      if (reply.includes('\0') || reply.length > mostReply) resolve(reply);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd closed the connection without an answer')));
  });
}

function verdictOf(reply: string): Verdict {
  const text = reply.replace(/\0[\s\S]*$/, '').trim();
  if (text === 'stream: OK') return { kind: 'clean' };
  const [, finding] = /^stream: (.+) FOUND$/.exec(text) ?? [];
  if (finding) return { kind: 'infected', finding };
  if (/size limit exceeded/i.test(text)) return { kind: 'tooLarge' };
  throw new Error(`clamd answered “${text.slice(0, 200)}”`);
}
