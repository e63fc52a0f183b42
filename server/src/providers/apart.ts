// A process of its own for one stranger's file, within limits of time and memory: whatever happens to it, the centre goes on.
import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

interface Limits {
  seconds: number;
  heapMegabytes: number;
  /** Limit on the memory of the process, heap included. */
  mostBytes: number;
  /** The message when no answer comes: it died, took too long, grew too large, could not be started. */
  words: Record<'broken' | 'late' | 'large' | 'busy', string>;
  /** Kills the process when its result is no longer needed. */
  signal: AbortSignal;
}

/** Runs a module that sends one message to its parent, and gives that message. Never rejects for what is in the file. */
export function runApart(
  entry: string,
  args: string[],
  { seconds, heapMegabytes, mostBytes, words, signal }: Limits,
): Promise<{ answer: unknown } | { problem: string }> {
  return new Promise((resolve) => {
    const child = fork(entry, args, {
      // Nothing of the centre's own settings is any business of a process that opens strangers' files.
      env: { PATH: process.env.PATH ?? '', NODE_NO_WARNINGS: '1' },
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let outcome: { answer: unknown } | { problem: string } = { problem: words.broken };
    const end = (problem: string) => {
      outcome = { problem };
      child.kill('SIGKILL');
    };
    // Requests come first.
    if (child.pid !== undefined) lowerPriority(child.pid);
    const stop = () => end(words.broken);
    signal.addEventListener('abort', stop, { once: true });
    const clock = setTimeout(() => end(words.late), seconds * 1000);
    const scales = setInterval(async () => {
      if ((await memoryOf(child.pid)) > mostBytes) end(words.large);
    }, 250);
    child.on('message', (answer) => {
      outcome = { answer };
    });
    child.on('error', () => end(words.busy));
    child.on('close', () => {
      signal.removeEventListener('abort', stop);
      clearTimeout(clock);
      clearInterval(scales);
      resolve(outcome);
    });
  });
}

// A little: on a busy machine it must still be done within its time.
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 5);
  } catch {
    // It has ended already.
  }
}

// Only Linux reports it; elsewhere the limits of the heap and the module suffice.
async function memoryOf(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0');
  return Number(statm.split(' ')[1]) * 4096;
}
