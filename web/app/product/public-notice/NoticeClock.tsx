import { useEffect, useState } from 'react';
import { minuteOf } from '#app/ui/time.ts';

const minuteMs = 60_000;

/** Until when something stands in public notice; in the browser also how long that still is. */
export function NoticeClock({ until, isContested }: { until: string; isContested: boolean }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(ticking);
  }, []);
  return (
    <span>
      公示至 <time dateTime={until}>{minuteOf(until)}</time>
      {now !== null && <b className="whole">（{leftWords(new Date(until).getTime() - now, isContested)}）</b>}
    </span>
  );
}

function leftWords(left: number, isContested: boolean): string {
  if (left <= 0) return isContested ? '期满，待异议处理' : '已期满';
  const minutes = Math.ceil(left / minuteMs);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `还剩 ${days} 天 ${hours} 小时`;
  return hours > 0 ? `还剩 ${hours} 小时 ${minutes % 60} 分` : `还剩 ${minutes} 分钟`;
}
