import type { Output } from '@shuji/contract/call';
import type { getOwnPermit } from '@shuji/contract/permit/calls';
import { permitRole, permitRoleNote, permitRoles } from '@shuji/contract/permit/labels';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { dayOf } from '#app/ui/time.ts';

/** The three roles and which of them one holds. */
export function GrantedRoles({ held }: { held: Output<typeof getOwnPermit>['held'] }) {
  return (
    <Card title="我的交易权限">
      <ul className="grid" data-min="small" data-fit>
        {permitRoles.map((role) => {
          const mine = held.find((one) => one.role === role);
          return (
            <li key={role} className="box">
              <div className="row between">
                <strong>{permitRole[role]}</strong>
                {!mine && <Tag>未开通</Tag>}
                {mine && <Tag tone={mine.isFrozen ? 'bad' : 'good'}>{mine.isFrozen ? '已冻结' : '已开通'}</Tag>}
              </div>
              <p className="muted small">{permitRoleNote[role]}</p>
              {mine && <p className="muted small">开通日期：{dayOf(mine.grantedAt)}</p>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
