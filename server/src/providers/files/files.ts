// Where uploaded bytes lie: a folder on disk, or an S3-compatible store.
export interface Files {
  /** Moves a whole file from a temporary path to its key. */
  put(key: string, path: string, type: string): Promise<void>;
  read(key: string): Promise<NodeJS.ReadableStream>;
  remove(key: string): Promise<void>;
  /** Bytes free and in all where they lie; null where that cannot be told. */
  room(): Promise<{ free: number; total: number } | null>;
}
