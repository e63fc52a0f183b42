import { yuanOf } from '#app/ui/money.ts';

/** A sum that may be zero, with a note. */
export function Sum({ fen, note, none = '无' }: { fen: number; note?: string; none?: string }) {
  if (fen === 0) return <span>{none}</span>;
  return (
    <span>
      <span style={{ whiteSpace: 'nowrap' }}>¥{yuanOf(fen)}</span>
      {note && <span className="muted">（{note}）</span>}
    </span>
  );
}
