import { listDueConsents, renewAgreements } from '@shuji/contract/privacy/calls';
import type { DueConsent } from '@shuji/contract/privacy/schema';
import { Checkbox } from 'antd';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { signOut } from '#app/lib/session.ts';
import { href, paths } from '#app/paths.ts';
import { toast } from '#app/ui/notify.ts';

/** A reader who refuses finishes open deals, exports their data and leaves: an account with open deals stays. */
const windingUp: readonly string[] = [
  paths.ordermanage,
  paths.sellprod,
  paths.orderinfo,
  paths.mydemand,
  paths.demandoffers,
  paths.myoffers,
  paths.mybank,
  paths.mynotice,
  paths.myprivacy,
];

const pages = { terms: 'agreement', privacy: 'privacy' } as const;

interface ConsentGateProps {
  children: ReactNode;
  /** The frame around the question where it replaces a whole page. */
  Frame?: ComponentType<{ children: ReactNode }>;
}

/** Agreements that have changed: what is in force is agreed to before anything else, what is announced may be. */
export function ConsentGate({ children, Frame = Fragment }: ConsentGateProps) {
  const { data: due = [] } = useQueryOf(listDueConsents, {});
  const { pathname } = useLocation();
  const standing = due.filter(({ isStanding }) => isStanding);
  if (standing.length > 0 && !windingUp.includes(pathname)) {
    return (
      <Frame>
        <Gate due={standing} />
      </Frame>
    );
  }
  const isAnnounced = due.length > 0 && standing.length === 0 && pathname === paths.mycenter;
  // The page stays mounted beneath the question: remounted, it would lose a half-written form.
  return (
    <>
      {standing.length > 0 && (
        <Alert tone="warn" title="协议已更新">
          您尚未同意新版本，在此期间可以办完已有的交易、导出个人信息或注销账号；
          <Link to={paths.mycenter}>返回阅读并同意</Link>。
        </Alert>
      )}
      {isAnnounced && <DueConsents due={due} />}
      {children}
    </>
  );
}

function useAgreeing(due: DueConsent[]) {
  const { send, busy } = useMutationOf(renewAgreements);
  const agree = async () => {
    const documents = due.map(({ document, number }) => ({ document, number }));
    if (await send({ documents, agree: true })) toast.success('已记录您的同意');
  };
  return { agree: () => void agree(), busy };
}

function Gate({ due }: { due: DueConsent[] }) {
  const [isRead, setRead] = useState(false);
  const { agree, busy } = useAgreeing(due);
  return (
    <Card>
      <div className="stack">
        <div>
          <h1>协议有更新，请您重新确认</h1>
          <p className="muted">继续之前，请阅读并同意以下协议的新版本。已完成的交易不受影响。</p>
        </div>
        <ul className="stack">
          {due.map((row) => (
            <li key={row.document}>
              <Version row={row} />
            </li>
          ))}
        </ul>
        <Checkbox checked={isRead} onChange={({ target }) => setRead(target.checked)}>
          我已阅读并同意{due.map(({ title }) => `《${title}》`).join('')}
        </Checkbox>
        <div className="row">
          <Button look="primary" busy={busy} disabled={!isRead} onClick={agree}>
            同意并继续
          </Button>
          <Button onClick={() => signOut()}>不同意，退出登录</Button>
        </div>
        <p className="small muted">
          不同意新版本的，可以先办完<Link to={paths.ordermanage}>已买</Link>、<Link to={paths.sellprod}>已卖</Link>
          的订单，再<Link to={paths.myprivacy}>导出个人信息或注销账号</Link>。
        </p>
      </div>
    </Card>
  );
}

function DueConsents({ due }: { due: DueConsent[] }) {
  const { agree, busy } = useAgreeing(due);
  return (
    <Alert title="协议即将更新">
      <div className="stack">
        {due.map((row) => (
          <Version key={row.document} row={row} />
        ))}
        <div>
          <Button size="small" busy={busy} onClick={agree}>
            已阅读，同意新版本
          </Button>
        </div>
      </div>
    </Alert>
  );
}

function Version({ row: { document, agreed, number, title, effectiveOn, note, isStanding } }: { row: DueConsent }) {
  const version = String(number);
  return (
    <div>
      <div>
        <strong>《{title}》</strong>第 {number} 版，{isStanding ? '已于' : '将于'} {effectiveOn} 施行
      </div>
      <div className="small">本次修订：{note}</div>
      <div className="row small">
        <Link to={href(pages[document], { version })} target="_blank">
          阅读全文
        </Link>
        {agreed !== null && (
          <Link to={href(pages[document], { version, changes: '1' })} target="_blank">
            查看改动
          </Link>
        )}
      </div>
    </div>
  );
}
