/** Placeholder while something loads: `lines` grey lines, or one block with `block`. */
export function Skeleton({ lines = 4, block }: { lines?: number; block?: boolean }) {
  return (
    <div className="skeleton" role="status" aria-label="正在加载">
      {block && <i className="block" />}
      {Array.from({ length: lines }, (_, line) => `line ${line}`).map((line) => (
        <i key={line} />
      ))}
    </div>
  );
}
