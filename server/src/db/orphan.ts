// A PostgreSQL that outlived its server: found by the folder it works in, and ended.
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '#src/config/start-failure.ts';

/** Ends PostgreSQL processes left in the folder. The caller holds the data folder's lock, so none is in use. */
export async function endOrphan(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    for (let waited = 0; waited < 200; waited += 1) {
      const left = await workingIn(folder);
      // Its process number may belong to a stranger by now, which PostgreSQL would take for a running server.
      if (left.length === 0) return rm(pidFile, { force: true });
      const leader = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
      if (waited === 0) for (const pid of left) if (pid === leader || signal !== 'SIGINT') endProcess(pid, signal);
      await sleep(50);
    }
  }
  throw new StartFailure(`上次运行留下的数据库进程无法停止；请手动结束后重试（数据目录 ${folder}）。`);
}

function endProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It went by itself in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function workingIn(folder: string): Promise<number[]> {
  const realFolder = await realpath(folder);
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      return cwd === realFolder && (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() === 'postgres';
    }),
  );
  return pids.filter((_, index) => found[index]).map(Number);
}
