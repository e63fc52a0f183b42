// Pure: where the bars of the year stand.
import type { MonthFigures } from '@shuji/contract/home';

export const seriesNames = ['products', 'demands', 'deals'] as const;
export type SeriesName = (typeof seriesNames)[number];
export const seriesLabels: Record<SeriesName, string> = {
  products: '登记产品',
  demands: '发布需求',
  deals: '完成交易',
};

export interface Bar {
  series: SeriesName;
  x: number;
  y: number;
  height: number;
  count: number;
}

/** The smallest round number that nothing in the year exceeds, and that four lines divide evenly. */
export function topOf(highest: number): number {
  const steps = [4, 8, 12, 20, 40, 60, 80];
  for (let power = 1; ; power *= 10) {
    const found = steps.map((step) => step * power).find((step) => step >= highest);
    if (found) return found;
  }
}

/** Bars of one month, side by side; what counts nothing has none. */
export function barsOf(figures: MonthFigures, { left, width, floor, height, top }: Place): Bar[] {
  return seriesNames
    .map((series, index) => {
      const tall = (figures[series] / top) * height;
      return { series, x: left + index * width, y: floor - tall, height: tall, count: figures[series] };
    })
    .filter(({ count }) => count > 0);
}

interface Place {
  left: number;
  /** Of one bar. */
  width: number;
  /** Where zero is. */
  floor: number;
  /** From zero to the top. */
  height: number;
  /** What the top stands for. */
  top: number;
}
