// Looks for malware in files. Real form: clamd of ClamAV. There is no local form: without one files are shown as 未扫描.
import type { Readable } from 'node:stream';

export type Verdict =
  | { kind: 'clean' }
  | { kind: 'infected'; finding: string }
  /** Larger than the scanner takes. */
  | { kind: 'tooLarge' };

export interface Scanner {
  /** Rejects when the scanner cannot be reached or gives no answer. */
  scan(bytes: Readable, size: number): Promise<Verdict>;
}
