import { type PromisedFrequency, updateSources } from '@shuji/contract/update-report/labels';
import type { Freshness, Punctuality, UpdateReport } from '@shuji/contract/update-report/schema';
import type { ReactNode } from 'react';
import { PunctualityChart } from '#app/chart/PunctualityChart.tsx';
import { countWords } from '#app/product/labels.ts';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { sizeWords } from '#app/ui/size.ts';
import { minuteOf } from '#app/ui/time.ts';

const calendar: Record<PromisedFrequency, string> = {
  realtime: '每天至少有一次更新，次日内报送',
  hourly: '每天至少有一次更新，次日内报送',
  daily: '每天更新，次日内报送',
  weekly: '每周更新，下周二前报送',
  monthly: '每月更新，次月 5 日前报送',
  quarterly: '每季更新，季后 10 日内报送',
  halfYearly: '每半年更新，期后 15 日内报送',
  yearly: '每年更新，次年 1 月 30 日前报送',
};

interface FreshnessViewProps {
  freshness: Freshness;
  /** The label of the registered frequency. */
  frequency: ReactNode;
}

/** Updates as measured: punctuality as figures and a picture, the last update and the next one due. */
export function FreshnessView({ freshness, frequency }: FreshnessViewProps) {
  const { updateFrequency, last, nextDue, quarter, year, months } = freshness;
  const promise = (calendar as Partial<Record<string, string>>)[updateFrequency];
  if (!last) return <p className="muted">暂无更新记录。登记的更新频率为“{frequency}”，尚无报送可以核对。</p>;
  return (
    <div className="stack">
      <Facts
        facts={[
          ['近 90 天准时率', quarter.due > 0 && <Percent key="quarter" of={quarter} />],
          ['近一年准时率', year.due > 0 && <Percent key="year" of={year} />],
          ['最近更新', <Last key="last" report={last} />],
          ['下次更新', nextDue && `${nextDue} 前`],
          ['登记频率', frequency],
          ['核对口径', promise && `${promise}；自首次报送起核对`],
        ]}
      />
      {months.length > 0 ? (
        <PunctualityChart months={months} />
      ) : (
        <p className="muted small">
          {promise ? '还没有到期的更新，到期后在此显示准时率。' : `登记频率没有约定更新日期，不计准时率。`}
        </p>
      )}
    </div>
  );
}

function Percent({ of: { due, onTime, late, missed } }: { of: Punctuality }) {
  return (
    <>
      <strong>{percentOf(onTime, due)}</strong>
      <span className="block small muted">
        应更新 {due} 次：按时 {onTime}、逾期 {late}、缺报 {missed}
      </span>
    </>
  );
}

/** Rounded down, so that only what was always on time is 100 %. */
function percentOf(onTime: number, due: number): string {
  return `${Math.floor((onTime / due) * 100)}%`;
}

function Last({ report }: { report: UpdateReport }) {
  const { periodFrom, periodTo, source, reportedAt } = report;
  return (
    <>
      {periodFrom === periodTo ? periodTo : `${periodFrom} 至 ${periodTo}`} 的数据
      <span className="block small muted">
        {[volumeWords(report), `${minuteOf(reportedAt)} ${updateSources[source]}`].filter(Boolean).join('，')}
      </span>
    </>
  );
}

/** The size of an update: 1.2 万条，36 MB. */
export function volumeWords({ rowCount, byteSize }: Pick<UpdateReport, 'rowCount' | 'byteSize'>): string {
  const parts = [rowCount === null ? '' : `${countWords(rowCount)} 条`, byteSize === null ? '' : sizeWords(byteSize)];
  return parts.filter(Boolean).join('，');
}
