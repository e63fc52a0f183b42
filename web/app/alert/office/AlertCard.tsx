import { listAlerts } from '@shuji/contract/alert/calls';
import { alertRules } from '@shuji/contract/alert/labels';
import type { Alert } from '@shuji/contract/alert/schema';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { paths } from '#app/paths.ts';
import { dayOf } from '#app/ui/time.ts';
import styles from './Alert.module.css';

const mostShown = 5;

/** The newest of what trades unusually, for the office's front page. */
export function AlertCard() {
  const { data, error, reload } = useQueryOf(listAlerts, {});
  const open = data?.open ?? [];
  return (
    <Card
      title="异常交易提示"
      extra={<Link to={paths.officeAlert}>{open.length > 0 ? `全部 ${open.length} 条` : '查看规则与记录'}</Link>}
    >
      {!data && <Fallback noun="提示" error={error} onAgain={reload} lines={3} small />}
      {data && open.length === 0 && <p className="muted">按现行规则没有发现需要核查的交易。</p>}
      {open.length > 0 && (
        <ul className={`stack ${styles.newest}`} data-gap="2">
          {open.slice(0, mostShown).map((alert) => (
            <Line key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ alert }: { alert: Alert }) {
  return (
    <li>
      <Link to={paths.officeAlert}>{alert.subject}</Link>
      <span>{alert.why}</span>
      <span className="muted small" title={alertRules[alert.rule]}>
        {dayOf(alert.at)}
      </span>
    </li>
  );
}
