import { dismissAlert } from '@shuji/contract/alert/calls';
import { alertRules } from '@shuji/contract/alert/labels';
import type { Alert } from '@shuji/contract/alert/schema';
import { Link } from 'react-router';
import { Allowed } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { href } from '#app/paths.ts';
import { minuteOf } from '#app/ui/time.ts';

export function OpenAlert({ alert, onJudge }: { alert: Alert; onJudge: () => void }) {
  const { rule, subject, why, at, orders } = alert;
  return (
    <li>
      <Card layout="split">
        <div>
          <h2>{subject}</h2>
          <p>{why}</p>
          <p className="muted small">
            规则：{alertRules[rule]}。{orders.length > 0 ? '最近一笔' : '发现于'} {minuteOf(at)}。
          </p>
          <p className="inline">
            {orders.map(({ id, number }) => (
              <Link key={id} to={href('officeOrder', { id })}>
                {number}
              </Link>
            ))}
          </p>
        </div>
        <Allowed call={dismissAlert}>
          <Button onClick={onJudge} aria-label={`核查：${subject}`}>
            记录结论
          </Button>
        </Allowed>
      </Card>
    </li>
  );
}
