import { type OperatorRoleName, operatorRoles } from '@shuji/contract/operator/labels';
import { listOpening } from '@shuji/contract/upkeep/calls';
import {
  type OpeningGroup,
  type OpeningName,
  openingGroups,
  openingNeeds,
} from '@shuji/contract/upkeep/labels/opening';
import type { OpeningLine } from '@shuji/contract/upkeep/schema';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { useOfficeFacts } from '#app/office/shell/facts.ts';
import { href } from '#app/paths.ts';

/** The rest of a new centre's way to its opening; nothing once all is done. A failed reading leaves it out. */
export function OpeningCard() {
  const { data = [] } = useQueryOf(listOpening, {});
  const left = data.filter(({ isDone }) => !isDone).length;
  if (left === 0) return null;
  return (
    <Card title="开业前要做的事" extra={<span className="muted">{`还有 ${left} 件，共 ${data.length} 件`}</span>}>
      <div className="stack">
        {(Object.keys(openingGroups) as OpeningGroup[]).map((group) => (
          <section key={group} className="stack" data-gap="2">
            <h3>{openingGroups[group]}</h3>
            <ul className="stack" data-gap="2">
              {data
                .filter(({ name }) => openingNeeds[name].group === group)
                .map((line) => (
                  <Line key={line.name} line={line} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Line({ line: { name, isDone, subject, found } }: { line: OpeningLine }) {
  const { me } = useOfficeFacts();
  const { label, need, role } = openingNeeds[name];
  const isMine = role !== null && me?.roles.includes(role);
  const to = isMine && !isDone ? placeOf(name, subject) : null;
  return (
    <li className="inline">
      <Tag tone={isDone ? 'good' : 'warn'}>{isDone ? '已办' : '未办'}</Tag>
      {to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
      {!isDone && (
        <span className="muted small">
          {need}
          {found && `；${found}`}
          {!isMine && `。${role === null ? '由管理服务器的人办理' : `由${rolesWords(role)}办理`}`}
        </span>
      )}
    </li>
  );
}

const rolesWords = (role: OperatorRoleName) => `${operatorRoles[role]}人员`;

function placeOf(name: OpeningName, subject: string | null): string {
  const { group } = openingNeeds[name];
  if (group === 'text') return href('officeDocument', { id: subject });
  return href(group === 'staff' ? 'officeOperator' : 'officeSetting');
}
