import type { MeasuredSample } from '@shuji/contract/sample/schema';
import { countOf } from '#app/ui/count.ts';
import { Fold } from '#app/ui/plain/Fold.tsx';
import { ScrollBox } from '#app/ui/plain/ScrollBox.tsx';
import { SampleColumns } from './SampleColumns.tsx';
import styles from './SampleView.module.css';

/** The first rows with the total, and each column's figures. */
export function SampleTables({ profile }: { profile: MeasuredSample }) {
  const { preview, columns, sheets } = profile;
  return (
    <>
      <p className="muted">
        {rowsWords(profile)}
        {sheets !== null && sheets > 1 && ` 只读取第一个工作表，文件共有 ${sheets} 个。`}
      </p>
      <ScrollBox label="样例数据" className={`box ${styles.scroll}`}>
        <table className={`small ${styles.rows}`}>
          <caption className="sr-only">{rowsWords(profile)}</caption>
          <thead>
            <tr>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numberRows(preview).map(({ number, row }) => (
              <tr key={number}>
                {row.map((cell, to) => (
                  <td key={columns[to]?.name} data-empty={cell === null || undefined} title={cell ?? undefined}>
                    {cell ?? '空'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Fold label={`${columns.length} 列的统计`}>
        <SampleColumns profile={profile} />
      </Fold>
    </>
  );
}

function numberRows(preview: MeasuredSample['preview']) {
  return preview.map((row, at) => ({ number: at + 1, row }));
}

function rowsWords({ preview, rows, columns }: MeasuredSample): string {
  return `展示前 ${preview.length} 行，样例文件共 ${countOf(rows)} 行、${columns.length} 列。`;
}
