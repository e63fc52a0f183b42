import { type ScanState, scanStates } from '@shuji/contract/file';

/** What is known of malware in a file, beside its name. */
export function ScanMark({ scan }: { scan: ScanState | undefined }) {
  return scan && <span className={scan === 'quarantined' ? 'bad small' : 'muted small'}>（{scanStates[scan]}）</span>;
}
