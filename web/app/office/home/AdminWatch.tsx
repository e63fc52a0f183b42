import { getHealth } from '@shuji/contract/upkeep/calls';
import { checks, judgements } from '@shuji/contract/upkeep/labels';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href, paths } from '#app/paths.ts';
import { placeOfCheck } from '#app/upkeep/office/places.ts';

/** Problems of the system: failed jobs, failed messages, and each warning of the health page. */
export function AdminWatch() {
  const { data, error, reload } = useQueryOf(getHealth, {});
  const wrong = data?.checks.filter(({ judgement }) => judgement !== 'good') ?? [];
  return (
    <Card title="系统状态" extra={<Link to={paths.officeHealth}>全部检查</Link>}>
      {!data && <Fallback noun="系统状态" error={error} onAgain={reload} lines={3} small />}
      {data && wrong.length === 0 && <p className="muted">各项正常，无需处理。</p>}
      {wrong.length > 0 && (
        <ul className="stack" data-gap="3">
          {wrong.map(({ name, judgement, value, advice }) => (
            <li key={name} className="inline">
              <Tag tone={judgement}>{judgements[judgement]}</Tag>
              <Link to={href(placeOfCheck[name] ?? 'officeHealth')}>{checks[name]}</Link>
              <span>{value}</span>
              <span className="muted small">{advice}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
