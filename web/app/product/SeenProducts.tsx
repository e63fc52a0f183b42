import { mostCompared } from '@shuji/contract/product';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { href, paths } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { toast } from '#app/ui/notify.ts';
import { keepCompared, noteSeen, readCompared, type Seen } from './seen.ts';

/** Sets this product aside for comparison, and shows what was looked at before it. Rendered in the browser only. */
export function SeenProducts({ id, name }: Seen) {
  const [seen, setSeen] = useState<Seen[]>([]);
  const [compared, setCompared] = useState<Seen[]>([]);
  useEffect(() => {
    setSeen(noteSeen({ id, name }));
    setCompared(readCompared());
  }, [id, name]);
  const isCompared = compared.some((one) => one.id === id);
  const toggle = () => {
    const others = compared.filter((one) => one.id !== id);
    if (!isCompared && others.length >= mostCompared) return toast.info(`最多同时对比 ${mostCompared} 个产品`);
    const next = isCompared ? others : [...others, { id, name }];
    keepCompared(next);
    setCompared(next);
  };
  const query = new URLSearchParams(compared.map((one) => ['id', one.id]));
  return (
    <Card title="产品对比">
      <div className="stack">
        <div className="row">
          <Button size="small" aria-pressed={isCompared} onClick={toggle}>
            {isCompared ? '移出对比' : '加入对比'}
          </Button>
          {compared.length > 0 && (
            <LinkButton size="small" to={`${paths.compare}?${query}`}>
              {`查看对比（${compared.length}）`}
            </LinkButton>
          )}
        </div>
        {seen.length > 0 && (
          <>
            <b>最近看过</b>
            <ul>
              {seen.map((one) => (
                <li key={one.id}>
                  <Link to={href('prodinfo', { id: one.id })}>{one.name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}
