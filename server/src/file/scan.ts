// The result of a file's malware scan, and who may download the file before it.
import type { ScanState } from '@shuji/contract/file/labels';
import { ensure } from '#src/http/refuse.ts';
import type { Providers } from '#src/providers/providers.ts';
import type { FileRow } from './queries.ts';
import { isPublic } from './rules.ts';

type ScannedFile = Pick<FileRow, 'purpose' | 'ownerId' | 'scanned'>;
type Scanning = Pick<Providers, 'scanner'>;

/** Public pictures are drawn anew when they are uploaded; none of the uploaded bytes stay. */
export function isScanned(purpose: FileRow['purpose']): boolean {
  return !isPublic(purpose);
}

export function scanStateOf({ purpose, scanned }: ScannedFile, { scanner }: Scanning): ScanState {
  if (scanned === 'quarantined' || scanned === 'clean') return scanned;
  return scanner && isScanned(purpose) && scanned !== 'too_large' ? 'waiting' : 'unscanned';
}

/** Before the scan only its uploader may fetch a file; a quarantined file is fetched by none. */
export function ensureFetchable(file: ScannedFile, reader: { id: string }, scanning: Scanning): void {
  const state = scanStateOf(file, scanning);
  ensure(state !== 'quarantined', 'file.quarantined');
  ensure(state !== 'waiting' || file.ownerId === reader.id, 'file.scanning');
}
