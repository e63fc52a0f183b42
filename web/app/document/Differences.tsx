import type { Comparison } from '@shuji/contract/document/schema';
import styles from './Differences.module.css';

type Block = Comparison['blocks'][number];

/** Compares two versions: removed text is struck through, new text is underlined. */
export function Differences({ comparison }: { comparison: Comparison }) {
  if (comparison.isSame) return <p className="muted">两个版本的文字相同。</p>;
  return (
    <>
      <p className="muted small">
        <ins>下划线</ins>为新增，<del>删除线</del>为删去。
      </p>
      <div className={`stack prose ${styles.blocks}`} data-gap="3">
        {comparison.blocks.map((block, place) => (
          <Shown key={keyOf(block, place)} block={block} />
        ))}
      </div>
    </>
  );
}

function Shown({ block: { isHeading, parts } }: { block: Block }) {
  const isQuiet = parts.every(({ change }) => change === 'same');
  const words = parts.map(({ text, change }, place) => {
    const key = `${place} ${change}`;
    if (change === 'added') return <ins key={key}>{text}</ins>;
    if (change === 'removed') return <del key={key}>{text}</del>;
    return <span key={key}>{text}</span>;
  });
  if (isHeading) return <h2>{words}</h2>;
  return <p className={isQuiet ? 'muted' : undefined}>{words}</p>;
}

// The same sentence may occur twice; blocks never move, so their index identifies them.
function keyOf({ parts }: Block, place: number): string {
  return `${place} ${parts[0]?.text.slice(0, 20) ?? ''}`;
}
