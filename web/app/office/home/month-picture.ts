// ECharts in the browser; loaded only with the pictures.

import { type MonthFigure, monthFigures } from '@shuji/contract/desk/labels';
import type { Month } from '@shuji/contract/desk/schema';
import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

use([BarChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

export interface MonthPicture {
  days: Month['days'];
  figures: readonly MonthFigure[];
}

/** Draws into an element in the colours of the moment and follows its size; gives the way to stop. */
export function drawMonth(place: HTMLElement, picture: MonthPicture): () => void {
  const chart = init(place, null, { renderer: 'svg' });
  chart.setOption(optionOf(picture), { notMerge: true });
  const size = new ResizeObserver(() => chart.resize());
  size.observe(place);
  return () => {
    size.disconnect();
    chart.dispose();
  };
}

const series = ['--action', '--good', '--warn', '--accent'];

function optionOf({ days, figures }: MonthPicture) {
  const colour = tokenReader();
  const text = { color: colour('--ink-2'), fontFamily: 'sans-serif', fontSize: 13 };
  const inYuan = (figure: MonthFigure, value: number) => (figure === 'amount' ? value / 100 : value);
  return {
    animation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    textStyle: text,
    color: series.map(colour),
    ...(figures.length > 1 && {
      legend: { left: 0, top: 0, itemWidth: 12, itemHeight: 12, icon: 'roundRect', textStyle: text },
    }),
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    grid: { left: 4, right: 8, top: figures.length > 1 ? 40 : 16, bottom: 4, outerBoundsMode: 'same' },
    xAxis: {
      type: 'category',
      data: days.map(({ day }) => `${Number(day.slice(8))}日`),
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
    series: figures.map((figure) => ({
      name: monthFigures[figure],
      type: 'bar',
      ...(figures.length > 1 && { stack: 'all' }),
      barMaxWidth: 20,
      data: days.map((day) => inYuan(figure, day[figure])),
    })),
  };
}

function tokenReader(): (name: string) => string {
  const looks = getComputedStyle(document.documentElement);
  return (name) => looks.getPropertyValue(name).trim();
}
