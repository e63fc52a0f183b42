import { type ScanState, scanStates } from '@shuji/contract/file/labels';

/** The result of a file's malware scan, beside its name. */
export function ScanMark({ scan }: { scan: ScanState | undefined }) {
  return (
    scan && (
      <span className={scan === 'quarantined' ? 'whole bad small' : 'whole muted small'}>（{scanStates[scan]}）</span>
    )
  );
}
