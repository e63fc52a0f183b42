import { monthFigures } from '@shuji/contract/desk/labels';
import type { Month } from '@shuji/contract/desk/schema';
import { useEffect, useRef } from 'react';
import { useIsDark, usePreferences } from '#app/lib/reading-preferences.ts';
import styles from './MonthCard.module.css';
import { drawMonth, type MonthPicture } from './month-picture.ts';

interface MonthPicturesProps {
  days: Month['days'];
}

/** New rows a day beside payments; the table beneath has the same figures for screen readers. */
export function MonthPictures({ days }: MonthPicturesProps) {
  const isDark = useIsDark();
  const { contrast } = usePreferences();
  // Drawn in the colours that the page has at the time: others make other pictures.
  return (
    <div key={`${isDark} ${contrast}`} className={styles.pictures}>
      <Picture
        title="每天的注册、登记、需求与订购"
        days={days}
        figures={['accounts', 'products', 'demands', 'orders']}
      />
      <Picture title={`每天的${monthFigures.amount}`} days={days} figures={['amount']} />
    </div>
  );
}

function Picture({ title, days, figures }: MonthPicture & { title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? drawMonth(place.current, { days, figures }) : undefined), [days, figures]);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div ref={place} className={styles.picture} role="img" aria-label={`${title}，数据见“按日查看数据”`} />
    </figure>
  );
}
