import { type MeasuredSample, personalKinds, type SampleProfile } from '@shuji/contract/sample';
import { Notice } from '#app/ui/Notice.tsx';
import { SampleColumns } from './SampleColumns.tsx';
import styles from './SampleView.module.css';

/** A sample as it was measured: its first rows, always said of how many, and each column's figures. */
export function SampleView({ profile }: { profile: SampleProfile }) {
  if (profile.status === 'failed')
    return (
      <Notice tone="warn" title="样例无法预览">
        {profile.problem}
      </Notice>
    );
  const { preview, columns, badRows } = profile;
  return (
    <div className="stack">
      <p className="muted">
        {rowsWords(profile)}
        {profile.sheets !== null && profile.sheets > 1 && ` 只读取第一个工作表，文件共有 ${profile.sheets} 个。`}
      </p>
      {profile.personal.length > 0 && (
        <Notice tone="warn" title="疑似个人信息，已遮盖">
          {profile.personal.map(({ column, kind }) => `“${column}”列疑似${personalKinds[kind]}`).join('；')}。
        </Notice>
      )}
      {badRows.count > 0 && (
        <Notice tone="warn" title={`${count(badRows.count)} 行有误，没有计入统计`}>
          {badRows.first
            .slice(0, 5)
            .map(({ line, why }) => `第 ${line} 行：${why}`)
            .join('；')}
          {badRows.count > 5 ? ' 等。' : '。'}
        </Notice>
      )}
      <section className={styles.scroll} aria-label="样例数据" tabIndex={-1}>
        <table className={styles.rows}>
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
            {numbered(preview).map(({ number, row }) => (
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
      </section>
      <SampleColumns profile={profile} />
    </div>
  );
}

function numbered(preview: MeasuredSample['preview']) {
  return preview.map((row, at) => ({ number: at + 1, row }));
}

function rowsWords({ preview, rows, columns }: MeasuredSample): string {
  return `展示前 ${preview.length} 行，样例文件共 ${count(rows)} 行、${columns.length} 列。`;
}

function count(number: number): string {
  return number.toLocaleString('zh-CN');
}
