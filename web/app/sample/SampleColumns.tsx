import { columnTypes } from '@shuji/contract/sample/labels';
import type { MeasuredSample, SampleColumn } from '@shuji/contract/sample/schema';
import { countOf } from '#app/ui/count.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import { Histogram } from './Histogram.tsx';

/** Each column's type, gaps, variety and spread, counted over all rows of the sample. */
export function SampleColumns({ profile: { rows, columns } }: { profile: MeasuredSample }) {
  return (
    <Table
      caption="样例各列统计"
      rows={columns}
      rowKey={(column) => column.name}
      columns={[
        { title: '列', cell: ({ name }) => <code>{name}</code> },
        { title: '类型', cell: ({ type }) => columnTypes[type], width: '13%' },
        { title: '有值', cell: ({ nulls }) => countOf(rows - nulls), width: '10%' },
        { title: '空值', cell: ({ nulls }) => shareWords(nulls, rows), width: '12%' },
        { title: '不同值', cell: ({ distinct }) => countOf(distinct), width: '11%' },
        { title: '取值', cell: (column) => <Spread column={column} />, width: '36%' },
      ]}
    />
  );
}

function Spread({ column: { name, type, mean, top, histogram, personal, ...range } }: { column: SampleColumn }) {
  if (personal !== null) return <span className="muted">疑似个人信息，不作统计</span>;
  const { min, max } = type === 'decimal' ? { min: short(range.min), max: short(range.max) } : range;
  if (min === null && top.length === 0) return <span className="muted">各不相同</span>;
  return (
    <div className="stack" data-gap="1">
      {min !== null && (
        <span className="stack fine" data-gap="0">
          <Histogram counts={histogram} of={name} />
          {min === max ? min : `${min} 至 ${max}`}
          {mean !== null && min !== max && <span>均值 {mean}</span>}
        </span>
      )}
      {top.length > 0 && min === null && <Commonest top={top} />}
      {top.length > 0 && min !== max && <Commonest top={top.slice(0, figuresShown)} type={type} />}
    </div>
  );
}

// Beside a range they hold less than the names of a text column.
const figuresShown = 3;

interface CommonestProps {
  top: SampleColumn['top'];
  /** The type of numeric columns, shown below their range. */
  type?: SampleColumn['type'];
}

function Commonest({ top, type }: CommonestProps) {
  return (
    <span className="stack small" data-gap="0">
      {type && <span className="muted">常见值</span>}
      {top.map(({ value, count }) => (
        <span key={value}>
          {type === 'decimal' ? short(value) : value} <span className="muted">{countOf(count)} 次</span>
        </span>
      ))}
    </span>
  );
}

// Eight digits of a measured figure are as informative as sixteen.
function short(figure: string | null): string | null {
  if (figure === null) return null;
  return Number(figure).toLocaleString('zh-CN', { maximumSignificantDigits: 8, useGrouping: false });
}

function shareWords(nulls: number, rows: number): string {
  if (nulls === 0) return '无';
  const percent = (nulls / rows) * 100;
  return `${countOf(nulls)}（${percent < 0.1 ? '<0.1' : percent.toFixed(1)}%）`;
}
