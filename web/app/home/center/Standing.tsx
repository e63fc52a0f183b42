import type { CurrentUser } from '@shuji/contract/account/schema';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import type { NextStep } from '#app/application/next-step.ts';
import { dayOf } from '#app/ui/time.ts';
import type { Grant, Grants } from './grants.ts';
import styles from './Standing.module.css';

/** The reader's identity and permissions: held, applied for, or still to get. */
export function AccountStatus({ user, grants }: { user: CurrentUser; grants: Grants }) {
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
            {/* A member's page is the company's, and so is its day. */}
            {user.personName ?? `${dayOf(user.createdAt)} 注册`}
          </p>
        </div>
      </div>
      <dl className={`row ${styles.holdings}`}>
        {Object.values(grants).map(({ label, isHeld, held, to, step }: Grant) => (
          <div key={label}>
            <dt className="small muted">{label}</dt>
            <dd>
              <Link to={to} aria-label={`${label}：${isHeld ? held : step.title || step.action}`} title={step.text}>
                {isHeld ? <Tag tone="good">{held}</Tag> : <StepTag step={step} label={label} />}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** 审核中, 待补正, 未通过; a plain link where nothing was sent. */
function StepTag({ step: { title, action, isWaiting }, label }: { step: NextStep; label: string }) {
  if (!title) return action;
  return <Tag tone={isWaiting ? 'action' : 'warn'}>{title.replace(label, '')}</Tag>;
}
