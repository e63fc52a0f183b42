// Programs beside ours, each in the foreground as a child, its words in a file.
import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';

export interface Beside {
  child: ChildProcess;
  /** Sends a signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

interface Launching {
  command: string;
  args: string[];
  /** Where its words go. */
  log: string;
  cwd?: string;
  /** As whom it runs, where we are root. */
  as?: { uid: number; gid: number } | null;
}

export function launch({ command, args, log, cwd, as }: Launching): Beside {
  const file = openSync(log, 'a');
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const child = spawn(command, args, { env, stdio: ['ignore', file, file], ...(cwd && { cwd }), ...as });
  const ended = new Promise<void>((done) => child.once('exit', () => done()).once('error', () => done()));
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { child, end };
}
