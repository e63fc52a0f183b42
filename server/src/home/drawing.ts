// A year of months as a picture: ECharts, drawn to SVG where no browser is.
import type { MonthFigures } from '@shuji/contract/home/schema';

export const schemes = {
  light: { ink: '#465162', line: '#dde3ea', series: ['#17468f', '#7ba3dc', '#c4582f'] },
  dark: { ink: '#bcc6d2', line: '#2d3746', series: ['#8fb8f7', '#4f79bf', '#ff9f7a'] },
} as const;

export type Scheme = keyof typeof schemes;

// Those of the site's pages.
const fonts = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif";

/** In CSS pixels; the narrow one is for a phone, where a wide one would be too small to read. */
export const shapes = { wide: { width: 560, height: 260 }, narrow: { width: 340, height: 240 } } as const;

export type Shape = keyof typeof shapes;

/** The content of each picture: new entries a month, and the growth of the market. */
export const subjects = {
  months: {
    kind: 'bar',
    series: { products: '登记产品', demands: '发布需求', deals: '完成交易' },
  },
  growth: {
    kind: 'line',
    series: { productsSoFar: '累计登记产品', demandsSoFar: '累计发布需求' },
  },
} as const;

export type Subject = keyof typeof subjects;

export interface Picture {
  subject: Subject;
  months: readonly MonthFigures[];
  scheme: Scheme;
  shape: Shape;
}

export async function drawYear({ subject, months, scheme, shape }: Picture): Promise<string> {
  const { init } = await echarts();
  const { ink, line, series: colours } = schemes[scheme];
  const { kind, series } = subjects[subject];
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...shapes[shape] });
  const text = { color: ink, fontFamily: fonts, fontSize: 13 };
  chart.setOption({
    animation: false,
    textStyle: text,
    color: [...colours],
    legend: { left: 0, top: 0, itemWidth: 12, itemHeight: 12, itemGap: 16, textStyle: text, icon: 'roundRect' },
    grid: { left: 4, right: 8, top: 40, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      data: months.map(({ month }) => `${Number(month.slice(5))}月`),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: line } },
      axisLabel: { ...text, interval: shape === 'narrow' ? 1 : 0, margin: 10 },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 4,
      splitLine: { lineStyle: { color: line } },
      axisLabel: text,
    },
    series: Object.entries(series).map(([key, name]) => ({
      name,
      data: months.map((month) => month[key as keyof MonthFigures]),
      ...looks[kind],
    })),
  });
  const drawn = chart.renderToSVGString();
  chart.dispose();
  return drawn;
}

const looks = {
  bar: { type: 'bar', barMaxWidth: 12, barGap: '15%', itemStyle: { borderRadius: [2, 2, 0, 0] } },
  // A month whose sum is withheld is passed over.
  line: { type: 'line', connectNulls: true, symbolSize: 6, lineStyle: { width: 2.5 }, areaStyle: { opacity: 0.12 } },
} as const;

// Half a megabyte of code that only the first picture after a change needs.
async function echarts() {
  const [core, { BarChart, LineChart }, { GridComponent, LegendComponent }, { SVGRenderer }] = await Promise.all([
    import('echarts/core'),
    import('echarts/charts'),
    import('echarts/components'),
    import('echarts/renderers'),
  ]);
  core.use([BarChart, LineChart, GridComponent, LegendComponent, SVGRenderer]);
  return core;
}
