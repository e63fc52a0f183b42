// ECharts in the browser; loaded only with the first chart.
import { BarChart, ScatterChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type ECharts, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { type Bars, optionOf } from './bars.ts';

use([BarChart, ScatterChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** Draws as SVG and follows the width of its place. */
export function BarDrawing({ label, bars }: { label: string; bars: Bars }) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<ECharts>(null);
  useEffect(() => {
    const drawn = init(place.current, null, { renderer: 'svg' });
    const size = new ResizeObserver(() => drawn.resize());
    size.observe(drawn.getDom());
    chart.current = drawn;
    return () => {
      size.disconnect();
      drawn.dispose();
    };
  }, []);
  useEffect(() => chart.current?.setOption(optionOf(bars)), [bars]);
  return <div ref={place} style={{ height: 260 }} role="img" aria-label={label} />;
}
