// Uploaded tables, read once each, apart from the process and from any transaction.

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mostImportRows } from '@shuji/contract/product/labels/import';
import { LRUCache } from 'lru-cache';
import { openStored } from '#src/file/open-stored.ts';
import type { FileRow } from '#src/file/queries.ts';
import { heavyWork } from '#src/overload/heavy-work.ts';
import { runApart } from '#src/providers/apart.ts';
import type { Providers } from '#src/providers/providers.ts';
import type { Reading } from './read-lines.ts';

const entry = join(import.meta.dirname, 'read-process.ts');
const seconds = 20;
const heapMegabytes = 384;
const mostBytes = 800 * 1024 * 1024;

export type ReadTable = Reading | { problem: string };

// A stored file never changes: the confirmation after a check reuses its reading.
const tables = new LRUCache<string, ReadTable>({ max: 8 });

export async function readTable(providers: Providers, file: FileRow): Promise<ReadTable> {
  const cached = tables.get(file.id);
  if (cached) return cached;
  const table = await heavyWork.import.run((signal) => readLines(providers, file, signal), file.id);
  if ('lines' in table) tables.set(file.id, table);
  return table;
}

async function readLines(providers: Providers, file: FileRow, signal: AbortSignal): Promise<ReadTable> {
  const folder = await mkdtemp(join(tmpdir(), 'shuji-table-'));
  try {
    const path = join(folder, 'table');
    await pipeline(await openStored(providers, file), createWriteStream(path), { signal });
    const output = await runApart(entry, [path, file.name, String(mostImportRows)], {
      seconds,
      heapMegabytes,
      mostBytes,
      signal,
      words: {
        broken: '文件的内容异常，无法读取；请检查后重新上传。',
        late: `文件在 ${seconds} 秒内没有读完，请分成几个文件。`,
        large: '读取文件所需的内存过大，请分成几个文件。',
        busy: '暂时无法读取文件，请稍后再试。',
      },
    });
    return 'problem' in output ? output : (output.answer as ReadTable);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
