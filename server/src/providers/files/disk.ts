// The real forms of the file store: flydrive over a folder or an S3-compatible service.
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FilesSetting } from '#src/config/files.ts';
import type { Files } from './files.ts';
import { roomIn } from './room.ts';

/** Opens the store that FILES names. */
export async function openFiles(setting: FilesSetting): Promise<Files> {
  const disk = await openDisk(setting);
  return {
    put:
      setting.kind === 'folder'
        ? (key, path) => putWhole(setting.folder, key, path)
        : (key, path, type) => disk.putStream(key, createReadStream(path), { contentType: type }),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    room: async () => (setting.kind === 'folder' ? roomIn(setting.folder) : null),
  };
}

/** The store itself, for what is not an uploaded file. */
export async function openDisk(setting: FilesSetting): Promise<Disk> {
  return new Disk(await driverOf(setting));
}

// Nodes share a folder: a concurrent reader finds the file whole or not at all. Not flydrive's own, which copies on a
// move, and reports a full disk only as a failure.
async function putWhole(folder: string, key: string, path: string): Promise<void> {
  const whole = join(folder, key);
  const coming = `${whole}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(whole), { recursive: true });
    await copyFile(path, coming);
    await rename(coming, whole);
  } catch (error) {
    await rm(coming, { force: true });
    throw error;
  }
}

async function driverOf(setting: FilesSetting) {
  if (setting.kind === 'folder') return new FSDriver({ location: setting.folder, visibility: 'private' });
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { accessKeyId, secretAccessKey, bucket, endpoint, region } = setting;
  return new S3Driver({
    credentials: { accessKeyId, secretAccessKey },
    bucket,
    endpoint,
    region,
    forcePathStyle: true,
    visibility: 'private',
    supportsACL: false,
    // The newer checksums come in trailers, which stores other than Amazon's refuse (OpenStack Swift: 501).
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without these a store that falls silent holds everyone who needs it for as long as their browser waits.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 10_000 },
  });
}
