// Reads from the environment where uploaded bytes are stored.
import { resolve } from 'node:path';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

export type FilesSetting =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; bucket: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };

type Refuse = (message: string) => void;

/** A folder, or an S3-compatible store; errors go to `refuse`. */
export function readFiles(
  env: {
    FILES?: string | undefined;
    DATA_DIR: string;
    S3_ACCESS_KEY_ID?: string | undefined;
    S3_SECRET_ACCESS_KEY?: string | undefined;
  },
  refuse: Refuse,
): FilesSetting {
  const folder = { kind: 'folder', folder: resolve(env.DATA_DIR, 'files') } as const;
  if (env.FILES === undefined) return folder;
  if (!env.FILES.startsWith('s3:')) return { kind: 'folder', folder: resolve(repositoryRoot, env.FILES) };
  const url = URL.parse(env.FILES);
  const endpoint = url?.searchParams.get('endpoint') ?? '';
  const region = url?.searchParams.get('region') ?? '';
  if (!url?.hostname || !URL.canParse(endpoint) || region === '') {
    refuse(`FILES 的对象存储地址需形如 s3://桶名?endpoint=https://…&region=…，现在是“${env.FILES}”。`);
    return folder;
  }
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (env[name] === undefined) refuse(`FILES 使用对象存储时必须设置 ${name}。`);
  }
  return {
    kind: 's3',
    bucket: url.hostname,
    endpoint,
    region,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
}
