import { type MonthFigure, monthFigures } from '@shuji/contract/desk/labels';
import type { Month } from '@shuji/contract/desk/schema';
import { BarChart } from '#app/chart/BarChart.tsx';

interface MonthPicturesProps {
  days: Month['days'];
}

/** New rows a day beside payments; the table beneath has the same figures. */
export function MonthPictures({ days }: MonthPicturesProps) {
  return (
    <div className="grid" data-gap="6" data-min="half">
      <Picture
        title="每天的注册、登记、需求与订购"
        days={days}
        figures={['accounts', 'products', 'demands', 'orders']}
      />
      <Picture title={`每天的${monthFigures.amount}`} days={days} figures={['amount']} />
    </div>
  );
}

const colours = ['--action', '--good', '--warn', '--accent'];

function Picture({ title, days, figures }: MonthPicturesProps & { title: string; figures: MonthFigure[] }) {
  return (
    <figure>
      <figcaption className="soft">{title}</figcaption>
      <BarChart
        label={`${title}，数据见“按日查看数据”`}
        labels={days.map(({ day }) => `${Number(day.slice(8))}日`)}
        series={figures.map((figure, place) => ({
          name: monthFigures[figure],
          colour: colours[place] as string,
          values: days.map((day) => (figure === 'amount' ? day.amount / 100 : day[figure])),
        }))}
      />
    </figure>
  );
}
