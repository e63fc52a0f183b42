// Profiles one file at a time in a process of its own, within limits of time and memory.

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type SampleProfile, sampleProfile } from '@shuji/contract/sample/schema';
import { LRUCache } from 'lru-cache';
import { openStored } from '#src/file/open-stored.ts';
import type { FileRow } from '#src/file/queries.ts';
import { heavyWork } from '#src/overload/heavy-work.ts';
import { runApart } from '#src/providers/apart.ts';
import type { Providers } from '#src/providers/providers.ts';
import type { TableQuestion, TableRows } from './read-rows.ts';

const entry = join(import.meta.dirname, 'profile-process.ts');
const seconds = 30;
const heapMegabytes = 512;
const mostBytes = 1_400 * 1024 * 1024;

// A stored file never changes, so neither does what it holds.
const profiles = new LRUCache<string, SampleProfile>({ max: 200 });

/** Profiles a stored file once. */
export async function profileFile(providers: Providers, file: FileRow): Promise<SampleProfile> {
  const cached = profiles.get(file.id);
  if (cached) return cached;
  const found = await heavyWork.profile.run(
    (signal) => withStored(providers, file, signal, (path) => profileAt(path, file.type, signal)),
    file.id,
  );
  if (found.status === 'ready') profiles.set(file.id, found);
  return found;
}

// Pages that readers turn back to; a page holds at most a hundred rows.
const pages = new LRUCache<string, TableRows>({ max: 60 });

/** Reads a page of a stored file's table; or says in words why it cannot be read. */
export async function readStoredRows(
  providers: Providers,
  file: FileRow,
  question: TableQuestion,
): Promise<TableRows | { problem: string }> {
  const query = JSON.stringify(question);
  const key = `${file.id} ${query}`;
  const cached = pages.get(key);
  if (cached) return cached;
  const found = await heavyWork.profile.run(
    (signal) => withStored(providers, file, signal, (path) => runOn([path, file.type, query], signal)),
    key,
  );
  if ('problem' in found) return found;
  const answer = found.answer as TableRows | { status: 'failed'; problem: string };
  if (!('problem' in answer)) pages.set(key, answer);
  return answer;
}

async function withStored<T>(
  providers: Providers,
  file: FileRow,
  signal: AbortSignal,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'shuji-sample-'));
  try {
    const path = join(folder, 'sample');
    await pipeline(await openStored(providers, file), createWriteStream(path), { signal });
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Profiles a file on disk by its content type. Never rejects because of its content. */
export async function profileAt(
  path: string,
  type: string,
  signal = new AbortController().signal,
): Promise<SampleProfile> {
  const output = await runOn([path, type], signal);
  return 'problem' in output ? { status: 'failed', problem: output.problem } : sampleProfile.parse(output.answer);
}

function runOn(args: string[], signal: AbortSignal): ReturnType<typeof runApart> {
  return runApart(entry, args, {
    seconds,
    heapMegabytes,
    mostBytes,
    signal,
    words: {
      broken: '样例文件的内容异常，无法读取；请检查文件后重新上传。',
      late: `样例文件在 ${seconds} 秒内没有读完，请减少行数后上传。`,
      large: '读取样例文件所需的内存过大，请减少行数或列数后上传。',
      busy: '暂时无法读取样例文件，请稍后再试。',
    },
  });
}
