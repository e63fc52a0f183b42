import type { CurrentUser } from '@shuji/contract/account/schema';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { href } from '#app/paths.ts';
import { dayOf } from '#app/ui/time.ts';
import styles from './Standing.module.css';

/** The reader's identity and permissions, and links to obtain the missing ones. */
export function AccountStatus({ user }: { user: CurrentUser }) {
  const holdings = [
    { label: '身份认证', holds: user.attested, yes: '已认证', no: '去认证', to: href('attestation') },
    { label: '数商入驻', holds: user.merchantId !== null, yes: '已入驻', no: '去入驻', to: href('checkin') },
    { label: '需方权限', holds: user.isBuyer, yes: '已开通', no: '去开通', to: href('dealauth') },
    { label: '供方权限', holds: user.isSeller, yes: '已开通', no: '去开通', to: href('dealauth') },
  ];
  return (
    <Card layout={`row between ${styles.standing}`}>
      <div className="media" data-gap="4">
        <span className={`disc ${styles.mark}`} aria-hidden="true">
          {user.name?.slice(0, 1) ?? user.phone.slice(-2)}
        </span>
        <div>
          <p className={styles.name}>{user.name ?? user.phone}</p>
          <p className="muted small">
            {user.name && `${user.phone}，`}
            {dayOf(user.createdAt)} 注册
          </p>
        </div>
      </div>
      <dl className={`row ${styles.holdings}`}>
        {holdings.map(({ label, holds, yes, no, to }) => (
          <div key={label}>
            <dt className="small muted">{label}</dt>
            <dd>
              <Link to={to} aria-label={`${label}：${holds ? yes : no}`}>
                {holds ? <Tag tone="good">{yes}</Tag> : no}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
