// The folder that holds everything the centre must not lose: database, files, generated secrets. One process at a time.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from './start-failure.ts';

export interface Secrets {
  /** 32 bytes, hexadecimal. */
  secretKey: string;
  /** The password of the embedded database. */
  databasePassword: string;
}

export interface DataDir {
  secrets: Secrets;
  /** Lets another process in. */
  release(): void;
}

class FolderInUse extends StartFailure {}

/** Makes the folder when it is missing, locks it, and reads or generates its secrets. */
export async function openDataDir(folder: string): Promise<DataDir> {
  await mkdir(folder, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(`无法建立数据目录 ${folder}（${cause.code}）；请检查权限，或用 DATA_DIR 指定别的目录。`, {
      cause,
    });
  });
  const lock = lockFolder(folder);
  return { secrets: await openSecrets(join(folder, 'secrets.json')), release: () => lock.close() };
}

// Node has no flock, but its SQLite takes a kernel lock on the file. The kernel drops it with the process, however
// that dies, so there is no stale lock to judge and no process number to mistake.
function lockFolder(folder: string): DatabaseSync {
  try {
    const lock = new DatabaseSync(join(folder, 'lock'));
    lock.exec('begin exclusive');
    return lock;
  } catch (cause) {
    const isLocked = cause instanceof Error && 'errcode' in cause && cause.errcode === 5;
    if (isLocked) {
      throw new FolderInUse(`数据目录 ${folder} 正被另一个进程使用；请先停止它，或用 DATA_DIR 指定别的目录。`, {
        cause,
      });
    }
    throw new StartFailure(`无法写入数据目录 ${folder}；请检查权限，或用 DATA_DIR 指定别的目录。`, { cause });
  }
}

/** True when opening failed because a running process holds the folder. */
export function isInUse(failure: unknown): boolean {
  return failure instanceof FolderInUse;
}

/** The secrets of a folder that another process holds. */
export async function readSecrets(folder: string): Promise<Secrets> {
  return JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'));
}

async function openSecrets(file: string): Promise<Secrets> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new StartFailure(`无法读取 ${file}；请恢复备份，不要删除它：其中的密钥用来解开已存的数据。`, { cause });
    }
  }
  const secrets = { secretKey: randomBytes(32).toString('hex'), databasePassword: randomBytes(24).toString('hex') };
  // Whole or not at all: a torn key would lock the data away for good.
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return secrets;
}
