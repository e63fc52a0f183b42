// Private links: each for one use, by the session it was issued to.

import { randomUUIDv7 } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Parsed } from '@shuji/contract/call';
import type { getLinkedFile } from '@shuji/contract/file/calls';
import type { FileRef } from '@shuji/contract/file/schema';
import type { Tx } from '#src/db/open.ts';
import type { ByteRange, FileAnswer, FileContext, Operator, ReadContext, User } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Providers } from '#src/providers/providers.ts';
import type { Vault } from '#src/providers/vault.ts';
import type { FileRow } from './queries.ts';
import { type DownloadKind, insertDownload, resumeDownload, settleDownload } from './queries-download.ts';
import { isLinkOver, linkEnd, mostReserved, resumeMs } from './rules.ts';
import { scanStateOf } from './scan.ts';

/** The person who issues a link; it works in their session alone. */
export interface Issuing {
  actor: Pick<User | Operator, 'sessionId'>;
  now: Date;
  providers: { vault: Vault };
}

/** The dependencies for reading files with their links. */
export type Linking = Pick<ReadContext<User | Operator>, 'db' | 'actor' | 'now' | 'providers'>;

type Link = Parsed<typeof getLinkedFile>;

/** A file with a link for one use. The caller has checked that the reader may. */
export function linkTo(
  context: Issuing & { providers: Pick<Providers, 'scanner'> },
  file: FileRow,
): FileRef & { url: string } {
  const { id, name, size, type } = file;
  const url = `/api/file/link/${id}?${linkQuery('file', id, context)}`;
  return { id, name, size, type, url, scan: scanStateOf(file, context.providers) };
}

/** The same for a reader who may be a visitor: without a session there is no link. */
export function nameOrLink(
  context: Omit<Linking, 'actor'> & { actor: User | Operator | null },
  file: FileRow,
): FileRef {
  const { actor } = context;
  if (actor) return linkTo({ ...context, actor }, file);
  return { id: file.id, name: file.name, size: file.size, type: file.type, scan: scanStateOf(file, context.providers) };
}

/** The query of a link. Nothing is stored before it is used. */
export function linkQuery(kind: DownloadKind, id: string, { actor, now, providers }: Issuing): string {
  const until = String(linkEnd(now));
  const use = randomUUIDv7();
  const signature = providers.vault.sign(linkText(kind, { id, until, use }, actor.sessionId));
  return `until=${until}&use=${use}&signature=${signature}`;
}

function linkText(kind: DownloadKind, { id, until, use }: Omit<Link, 'signature'>, sessionId: string): string {
  return `${kind} ${id} until ${until} use ${use} session ${sessionId}`;
}

type Context = Pick<FileContext<unknown>, 'readers' | 'providers' | 'now' | 'address' | 'writeApart'>;

/** Refuses a reader who is not signed in to the session that a link was issued to. */
export async function readerOfLink(kind: DownloadKind, link: Link, context: Context): Promise<User | Operator> {
  const readers = await context.readers();
  const { vault } = context.providers;
  const reader = readers.find(({ sessionId }) => vault.isSigned(linkText(kind, link, sessionId), link.signature));
  ensure(reader, 'file.linkExpired');
  return reader;
}

/**
 * The answer to a link: its first request uses it up and begins the download. While that is not complete, further
 * parts of it may be requested, within a time and an amount.
 */
export function downloadOnce(
  kind: DownloadKind,
  link: Link,
  {
    reader,
    context,
    answer,
    record,
  }: {
    reader: User | Operator;
    context: Context;
    answer: FileAnswer & { size: number };
    /** Written with the link's use, once, whatever the number of its parts. */
    record?: (db: Tx) => Promise<void>;
  },
): FileAnswer {
  const { now, address, writeApart } = context;
  const { size, open } = answer;
  const download = { id: link.use, sessionId: reader.sessionId };

  async function admit(part: ByteRange | null): Promise<void> {
    const length = part ? part.to - part.from + 1 : size;
    const row = { ...download, kind, subjectId: link.id, holderKind: reader.kind, holderId: reader.id, address, size };
    const begins = !isLinkOver(link.until, now);
    const isAdmitted = await writeApart(async (db) => {
      if (begins && (await insertDownload(db, { ...row, reserved: length, openedAt: now }))) {
        await record?.(db);
        return true;
      }
      const since = new Date(now.getTime() - resumeMs(size));
      return part !== null && resumeDownload(db, download, { length, most: mostReserved(size), since });
    });
    ensure(isAdmitted, 'file.linkExpired');
  }

  async function* counted(bytes: Readable, { from, to }: ByteRange) {
    const length = to - from + 1;
    let sent = 0;
    let isSettled = false;
    const settle = async () => {
      isSettled = true;
      const reachedEnd = sent === length && to === size - 1;
      await writeApart((db) => settleDownload(db, link.use, { sent, unsent: length - sent, reachedEnd }));
    };
    try {
      for await (const chunk of bytes) {
        sent += (chunk as Buffer).length;
        // Recorded before the last bytes leave: a complete download cannot be repeated unrecorded.
        if (sent === length) await settle();
        yield chunk;
      }
    } finally {
      if (!isSettled) await settle();
    }
  }

  return {
    ...answer,
    admit,
    open: async (part) =>
      Readable.from(counted(await open(part), part ?? { from: 0, to: size - 1 }), { objectMode: false }),
  };
}
