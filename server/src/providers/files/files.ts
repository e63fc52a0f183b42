// The store of uploaded bytes: a folder on disk, or an S3-compatible store.
export interface Files {
  /** Moves a whole file from a temporary path to its key. */
  put(key: string, path: string, type: string): Promise<void>;
  read(key: string): Promise<NodeJS.ReadableStream>;
  remove(key: string): Promise<void>;
  /** Free and total bytes of the store; null where unknown. */
  room(): Promise<{ free: number; total: number } | null>;
}
