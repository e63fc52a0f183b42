import { getMonth } from '@shuji/contract/desk/calls';
import { type MonthFigure, monthFigures } from '@shuji/contract/desk/labels';
import type { Month } from '@shuji/contract/desk/schema';
import { Select } from 'antd';
import { useSearchParams } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { countOf } from '#app/ui/count.ts';
import { yuanOf } from '#app/ui/money.ts';
import { keepsPlace } from '#app/ui/place.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import { dayOf } from '#app/ui/time.ts';
import { MonthPictures } from './MonthPictures.tsx';

const names = Object.keys(monthFigures) as MonthFigure[];

/** The figures of a month as tiles, pictures and a table; the address names the month. */
export function MonthCard() {
  const [query] = useSearchParams();
  const month = query.get('month');
  const { data, error, reload } = useQueryOf(getMonth, month ? { month } : {});
  return (
    <Card title="运营数据" extra={<MonthPicker month={data?.month ?? month ?? thisMonth()} />} className="stack">
      {!data && <Fallback noun="数据" error={error} onAgain={reload} lines={8} />}
      {data && <Figures data={data} />}
    </Card>
  );
}

function thisMonth(): string {
  return dayOf(new Date().toISOString()).slice(0, 7);
}

const monthsBack = 24;

function lastMonths(): string[] {
  const [year = 0, number = 0] = thisMonth().split('-').map(Number);
  return Array.from({ length: monthsBack }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

function MonthPicker({ month }: { month: string }) {
  const [query, setQuery] = useSearchParams();
  const months = lastMonths();
  const at = months.indexOf(month);
  const go = (to: string | undefined) => {
    if (!to) return;
    const next = new URLSearchParams(query);
    if (to === months[0]) next.delete('month');
    else next.set('month', to);
    setQuery(next, { state: keepsPlace });
  };
  return (
    <div className="row">
      <Button size="small" aria-label="上一个月" disabled={at === months.length - 1} onClick={() => go(months[at + 1])}>
        ‹
      </Button>
      <Select
        size="small"
        popupMatchSelectWidth={false}
        aria-label="月份"
        value={month}
        options={(at < 0 ? [month, ...months] : months).map((value) => ({ value, label: labelOf(value) }))}
        onChange={go}
      />
      <Button size="small" aria-label="下一个月" disabled={at <= 0} onClick={() => go(months[at - 1])}>
        ›
      </Button>
    </div>
  );
}

function labelOf(month: string): string {
  return `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;
}

function Figures({ data }: { data: Month }) {
  const isQuiet = names.every((name) => data.total[name] === 0);
  return (
    <>
      <dl className="grid" data-gap="3" data-min="tiny" data-fit>
        {names.map((name) => (
          <div key={name} className="well">
            <dt className="small soft">{monthFigures[name]}</dt>
            <dd className="row between">
              <strong className="figure">{shown(name, data.total[name])}</strong>
              <span className="muted small">上月 {shown(name, data.before[name])}</span>
            </dd>
          </div>
        ))}
      </dl>
      {isQuiet ? (
        <p className="muted">{labelOf(data.month)}没有新增数据。</p>
      ) : (
        <>
          <MonthPictures days={data.days} />
          <details>
            <summary>按日查看数据</summary>
            <Table
              caption={`${labelOf(data.month)}每天的运营数据；没有动静的日子不列出`}
              rows={data.days.filter((day) => names.some((name) => day[name] > 0)).toReversed()}
              rowKey={({ day }) => day}
              columns={[
                { title: '日期', cell: ({ day }) => day },
                ...names.map((name) => ({
                  title: monthFigures[name],
                  align: 'right' as const,
                  cell: (day: Month['days'][number]) => shown(name, day[name]),
                })),
              ]}
            />
          </details>
        </>
      )}
    </>
  );
}

function shown(name: MonthFigure, figure: number): string {
  return name === 'amount' ? yuanOf(figure) : countOf(figure);
}
