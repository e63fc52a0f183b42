import type { FacetValue } from '@shuji/contract/market/schema';
import styles from './Screen.module.css';

/** The provincial divisions by code: one square each, about where it lies. A square has no borders to be wrong about. */
const places: Record<string, [name: string, row: number, column: number]> = {
  '230000': ['黑', 1, 8],
  '150000': ['蒙', 2, 6],
  '220000': ['吉', 2, 8],
  '650000': ['新', 3, 1],
  '620000': ['甘', 3, 3],
  '640000': ['宁', 3, 4],
  '140000': ['晋', 3, 5],
  '110000': ['京', 3, 6],
  '120000': ['津', 3, 7],
  '210000': ['辽', 3, 8],
  '540000': ['藏', 4, 1],
  '630000': ['青', 4, 3],
  '610000': ['陕', 4, 4],
  '410000': ['豫', 4, 5],
  '130000': ['冀', 4, 6],
  '370000': ['鲁', 4, 7],
  '510000': ['川', 5, 3],
  '500000': ['渝', 5, 4],
  '420000': ['鄂', 5, 5],
  '340000': ['皖', 5, 6],
  '320000': ['苏', 5, 7],
  '310000': ['沪', 5, 8],
  '530000': ['云', 6, 3],
  '520000': ['贵', 6, 4],
  '430000': ['湘', 6, 5],
  '360000': ['赣', 6, 6],
  '330000': ['浙', 6, 7],
  '450000': ['桂', 7, 4],
  '440000': ['粤', 7, 5],
  '350000': ['闽', 7, 6],
  '710000': ['台', 7, 8],
  '460000': ['琼', 8, 4],
  '820000': ['澳', 8, 5],
  '810000': ['港', 8, 6],
};

/** Products on the market by the provincial division that they cover; the more, the brighter. */
export function TileMap({ regions }: { regions: readonly FacetValue[] }) {
  const counts = new Map(regions.map(({ value, label, count }) => [value, { label, count }]));
  const most = Math.max(1, ...Object.keys(places).map((code) => counts.get(code)?.count ?? 0));
  return (
    <ul className={styles.map} aria-label="各省级行政区可用的产品数">
      {Object.entries(places).map(([code, [name, row, column]]) => {
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
