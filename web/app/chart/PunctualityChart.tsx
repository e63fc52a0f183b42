import { dueOutcomes } from '@shuji/contract/update-report/labels';
import type { Freshness } from '@shuji/contract/update-report/schema';
import { Table } from '#app/ui/plain/Table.tsx';

type Month = Freshness['months'][number];

const column = { width: 28, gap: 8, height: 56 };

/** The due dates of twelve months by their outcome, as stacked columns and as a table; what was missed is hollow. */
export function PunctualityChart({ months }: { months: Month[] }) {
  const step = column.width + column.gap;
  const width = months.length * step - column.gap;
  return (
    <figure className="stack" data-gap="1">
      <svg
        viewBox={`0 0 ${width} ${column.height + 20}`}
        width="100%"
        style={{ maxWidth: width * 1.25 }}
        role="img"
        aria-label={`近十二个月的更新：${months.map(monthWords).join('；')}`}
      >
        {months.map((month, at) => (
          <g key={month.month} transform={`translate(${at * step} 0)`}>
            <Column month={month} />
            <text x={column.width / 2} y={column.height + 15} textAnchor="middle" fontSize="13" fill="var(--ink-3)">
              {`${Number(month.month.slice(5))}月`}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="row small muted" data-gap="3">
        <Key fill="var(--good)" label={dueOutcomes.onTime} />
        <Key fill="var(--warn)" label={dueOutcomes.late} />
        <Key fill="none" label={dueOutcomes.missed} />
      </figcaption>
      <details className="unfold">
        <summary>以表格查看</summary>
        <Table
          caption="近十二个月各月应更新的次数及结果"
          rows={months}
          rowKey={({ month }) => month}
          columns={[
            { title: '月份', cell: ({ month }) => month },
            { title: '应更新', align: 'right', cell: ({ due }) => due },
            { title: dueOutcomes.onTime, align: 'right', cell: ({ onTime }) => onTime },
            { title: dueOutcomes.late, align: 'right', cell: ({ late }) => late },
            { title: dueOutcomes.missed, align: 'right', cell: ({ missed }) => missed },
          ]}
        />
      </details>
    </figure>
  );
}

function monthWords({ month, due, onTime, late, missed }: Month): string {
  if (due === 0) return `${month} 无应更新`;
  return `${month} 按时 ${onTime}、逾期 ${late}、缺报 ${missed}`;
}

function Column({ month: { due, onTime, late, missed } }: { month: Month }) {
  const { width, height } = column;
  if (due === 0) return <path d={`M0 ${height - 0.5}h${width}`} stroke="var(--line-strong)" />;
  const tall = (count: number) => (count / due) * height;
  const missedFrom = tall(onTime) + tall(late);
  return (
    <>
      <rect y={height - tall(onTime)} width={width} height={tall(onTime)} fill="var(--good)" />
      <rect y={height - missedFrom} width={width} height={tall(late)} fill="var(--warn)" />
      {missed > 0 && <Hollow y={height - missedFrom - tall(missed)} width={width} height={tall(missed)} />}
    </>
  );
}

function Hollow({ y, width, height }: { y: number; width: number; height: number }) {
  return (
    <rect
      x="0.75"
      y={y + 0.75}
      width={width - 1.5}
      height={Math.max(height - 1.5, 1)}
      fill="none"
      stroke="var(--bad)"
      strokeWidth="1.5"
      strokeDasharray="3 2"
    />
  );
}

function Key({ fill, label }: { fill: string; label: string }) {
  return (
    <span className="whole">
      <svg width="12" height="12" aria-hidden="true">
        {fill === 'none' ? <Hollow y={0} width={12} height={12} /> : <rect width="12" height="12" rx="2" fill={fill} />}
      </svg>{' '}
      {label}
    </span>
  );
}
