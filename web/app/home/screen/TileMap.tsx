import type { FacetValue } from '@shuji/contract/market/schema';
import { tileMap } from '@shuji/contract/site/tile-map';
import styles from './Screen.module.css';

/** Products on the market by the provincial division that they cover; the more, the brighter. */
export function TileMap({ regions }: { regions: readonly FacetValue[] }) {
  const counts = new Map(regions.map(({ value, label, count }) => [value, { label, count }]));
  const most = Math.max(1, ...Object.keys(tileMap).map((code) => counts.get(code)?.count ?? 0));
  return (
    <ul className={styles.map} aria-label="各省级行政区可用的产品数">
      {Object.entries(tileMap).map(([code, [name, row, column]]) => {
        const { label = name, count = 0 } = counts.get(code) ?? {};
        const style = { gridRow: row, gridColumn: column, '--share': Math.sqrt(count / most) };
        return (
          <li key={code} style={style as React.CSSProperties} title={`${label} ${count} 件`}>
            <span aria-hidden="true">{name}</span>
            <span className="sr-only">{label}</span>
            <small>{count}</small>
          </li>
        );
      })}
    </ul>
  );
}
