// Runs the profiling of one file in its own process, within limits of time and memory.
import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type SampleProfile, sampleProfile } from '@shuji/contract/sample';
import type { FileRow } from '#src/file/queries.ts';
import type { Files } from '#src/outside/files.ts';

const entry = join(import.meta.dirname, 'profile-process.ts');
const seconds = 30;
const heapMegabytes = 512;
const mostBytes = 1_400 * 1024 * 1024;
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];
const underway = new Map<string, Promise<SampleProfile>>();

/** What a stored file holds. Whoever asks for a file that is being looked at waits for the same answer. */
export function profileFile(files: Files, file: FileRow): Promise<SampleProfile> {
  const known = underway.get(file.id);
  if (known) return known;
  const begun = inTurn(() => profileStored(files, file)).finally(() => underway.delete(file.id));
  underway.set(file.id, begun);
  return begun;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function profileStored(files: Files, { key, type }: FileRow): Promise<SampleProfile> {
  const folder = await mkdtemp(join(tmpdir(), 'shuji-sample-'));
  try {
    const path = join(folder, 'sample');
    await pipeline(await files.read(key), createWriteStream(path));
    return await profileAt(path, type);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a file on disk holds, by its content type. Never rejects for what is in the file. */
export function profileAt(path: string, type: string): Promise<SampleProfile> {
  return new Promise((resolve) => {
    const child = fork(entry, [path, type], {
      // Nothing of the centre's own settings is any business of a process that opens strangers' files.
      env: { PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1' },
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let answer: SampleProfile = failed('样例文件的内容异常，无法读取；请检查文件后重新上传。');
    const end = (problem: string) => {
      answer = failed(problem);
      child.kill('SIGKILL');
    };
    const clock = setTimeout(() => end(`样例文件在 ${seconds} 秒内没有读完，请减少行数后上传。`), seconds * 1000);
    const scales = setInterval(async () => {
      if ((await memoryOf(child.pid)) > mostBytes) end('读取样例文件所需的内存过大，请减少行数或列数后上传。');
    }, 250);
    child.on('message', (told) => {
      answer = sampleProfile.parse(told);
    });
    child.on('error', () => end('暂时无法读取样例文件，请稍后再试。'));
    child.on('close', () => {
      clearTimeout(clock);
      clearInterval(scales);
      resolve(answer);
    });
  });
}

function failed(problem: string): SampleProfile {
  return { status: 'failed', problem };
}

// Only Linux tells; elsewhere the heap's limit and the database's own must do.
async function memoryOf(pid: number | undefined): Promise<number> {
  const told = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0');
  return Number(told.split(' ')[1]) * 4096;
}
