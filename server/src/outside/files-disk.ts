// The real forms of the file store: flydrive over a folder or an S3-compatible service.
import { createReadStream } from 'node:fs';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FilesSetting } from '#src/config.ts';
import type { Files } from './files.ts';

/** Opens the store that FILES names. */
export async function openFiles(setting: FilesSetting): Promise<Files> {
  const disk = new Disk(await driverOf(setting));
  return {
    put: (key, path, type) => disk.putStream(key, createReadStream(path), { contentType: type }),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  };
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
  });
}
