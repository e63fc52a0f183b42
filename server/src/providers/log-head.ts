// The last head of the proof log that this centre signed, stored outside the database: a database that is rolled back
// cannot take it along.
import { type FileHandle, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { FilesSetting } from '#src/config/files.ts';
import { openDisk } from '#src/providers/files/disk.ts';

const shape = z.object({
  origin: z.string(),
  size: z.int().nonnegative(),
  /** Base64. */
  root: z.string(),
});
export type SignedHead = z.output<typeof shape>;

export interface LogHead {
  /** As stored now; null before the first signature. */
  read(): Promise<SignedHead | null>;
  /** Resolves once the head is durable. */
  write(head: SignedHead): Promise<void>;
  /** The newest head this process has read or written. */
  latest(): Promise<SignedHead | null>;
  /** The place it is stored, in words for an operator. */
  place: string;
}

const fileName = 'log-head.json';

/** Nodes that share an object store share the head; otherwise each node keeps its own in DATA_DIR. */
export function openLogHead(files: FilesSetting, dataDir: string): LogHead {
  const store = files.kind === 's3' ? objectStore(files) : fileStore(join(dataDir, fileName));
  let newest: SignedHead | null = null;
  const read = async () => {
    newest = await store.read();
    return newest;
  };
  return {
    read,
    write: async (head) => {
      await store.write(spell(head));
      newest = head;
    },
    latest: async () => newest ?? read(),
    place: store.place,
  };
}

interface Store {
  read(): Promise<SignedHead | null>;
  write(text: string): Promise<void>;
  place: string;
}

function spell(head: SignedHead): string {
  return `${JSON.stringify(head)}\n`;
}

/** A file that cannot be read is a fault, not an empty start: the signer must not forget what it signed. */
function parse(content: string, place: string): SignedHead {
  try {
    return shape.parse(JSON.parse(content));
  } catch (cause) {
    throw new Error(`${place} does not hold a head of the proof log`, { cause });
  }
}

function fileStore(path: string): Store {
  return {
    place: path,
    read: async () => {
      const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return content === null ? null : parse(content, path);
    },
    write: async (content) => {
      await writeFile(`${path}.new`, content, { mode: 0o600, flush: true });
      await rename(`${path}.new`, path);
      // The rename itself is durable only once its directory is.
      await syncDirectory(await open(dirname(path)));
    },
  };
}

async function syncDirectory(directory: FileHandle): Promise<void> {
  await directory.sync().finally(() => directory.close());
}

function objectStore(files: FilesSetting): Store {
  const key = `proof-log/${fileName}`;
  return {
    place: `对象存储中的 ${key}`,
    read: async () => {
      const disk = await openDisk(files);
      return (await disk.exists(key)) ? parse(await disk.get(key), key) : null;
    },
    write: async (content) => {
      await (await openDisk(files)).put(key, content, { contentType: 'application/json' });
    },
  };
}
