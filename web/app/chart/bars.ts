export interface Series {
  name: string;
  /** A token of ui/tokens.css. */
  colour: string;
  values: readonly (number | null)[];
  /** A sign at the value's height instead of a bar. */
  mark?: 'circle' | 'rect';
}

export interface Bars {
  /** One for each day or hour. */
  labels: readonly string[];
  /** Several series of bars stand on each other. */
  series: readonly Series[];
  /** The words at one place, where the values alone do not say it. */
  tip?: (place: number) => string;
}

/** The option of ECharts, in the colours and type of the page. */
export function optionOf({ labels, series, tip }: Bars) {
  const colour = tokenReader();
  const text = { color: colour('--ink-2'), fontFamily: 'sans-serif', fontSize: 13 };
  const hasLegend = series.length > 1;
  return {
    animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    textStyle: text,
    color: series.map((one) => colour(one.colour)),
    ...(hasLegend && {
      legend: { left: 0, top: 0, itemWidth: 12, itemHeight: 12, textStyle: text },
    }),
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      ...(tip && { formatter: ([first]: { dataIndex: number }[]) => (first ? tip(first.dataIndex) : '') }),
    },
    grid: { left: 4, right: 8, top: hasLegend ? 40 : 16, bottom: 4, outerBoundsMode: 'same' },
    xAxis: {
      type: 'category',
      data: labels,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colour('--line-strong') } },
      axisLabel: { ...text, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 4,
      splitLine: { lineStyle: { color: colour('--line') } },
      axisLabel: text,
    },
    series: series.map(({ name, values, mark }) => ({
      name,
      data: values,
      ...(mark
        ? { type: 'scatter', symbol: mark, symbolSize: 8 }
        : { type: 'bar', stack: 'all', barMaxWidth: 20, legendIcon: 'roundRect' }),
    })),
  };
}

function tokenReader(): (name: string) => string {
  const looks = getComputedStyle(document.documentElement);
  return (name) => looks.getPropertyValue(name).trim();
}
