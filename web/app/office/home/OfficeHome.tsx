import { admits, operatorRoles } from '@shuji/contract/operator/labels';
import { Link } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { AlertCard } from '#app/alert/office/AlertCard.tsx';
import { useOfficeFacts } from '#app/office/shell/facts.ts';
import { worksOff } from '#app/office/shell/menu.ts';
import { paths } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import { AdminWatch } from './AdminWatch.tsx';
import { AuditorWatch } from './AuditorWatch.tsx';
import { EditorWatch } from './EditorWatch.tsx';
import { MonthCard } from './MonthCard.tsx';
import styles from './OfficeHome.module.css';
import { OpeningCard } from './OpeningCard.tsx';
import { WaitingList } from './WaitingList.tsx';

export const meta = pageTitle('运营工作台');

// Shown on this page already.
const onPage = new Set(['office', 'officeAlert']);

/** Queues, alerts, each role's own concerns, and the month's figures. */
export default function OfficeHome() {
  const { me, own, queues, counting } = useOfficeFacts();
  if (!me) return <Skeleton lines={6} />;
  const waiting = own.filter((desk) => worksOff(desk, me.roles));
  const others = own.filter((desk) => !worksOff(desk, me.roles) && !onPage.has(desk.name));
  const counts = waiting.flatMap((desk) => (desk.queue && queues[desk.queue]) || []);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const overdue = counts.reduce((sum, queue) => sum + queue.overdue, 0);
  return (
    <>
      <header>
        <h1>{me.name}，您好</h1>
        <p className="muted">
          {me.roles.map((role) => operatorRoles[role]).join('、')}权限
          {counts.length > 0 && (total > 0 ? `，共有 ${total} 项待办` : '，没有待办事项')}
          {overdue > 0 && `，其中 ${overdue} 项已超过办理时限`}
        </p>
      </header>
      <OpeningCard />
      {waiting.length + others.length === 0 && (
        <Empty title="您的权限下暂无工作台" text="如需处理业务，请联系系统管理员调整权限。" />
      )}
      {waiting.length > 0 &&
        (counting.error && counts.length === 0 ? (
          <Card title="待办事项">
            <Fallback noun="待办事项" error={counting.error} onAgain={counting.reload} small />
          </Card>
        ) : (
          <WaitingList desks={waiting} queues={queues} />
        ))}
      {admits('overseer', me.roles) && <AlertCard />}
      {me.roles.includes('editor') && <EditorWatch />}
      {me.roles.includes('admin') && <AdminWatch />}
      {me.roles.includes('auditor') && <AuditorWatch />}
      <MonthCard />
      {others.length > 0 && (
        <ul className={`grid ${styles.queues}`} data-phone="2">
          {others.map((desk) => (
            <li key={desk.name}>
              <Link to={paths[desk.name]} className="card stack soft" data-gap="3">
                <span>{desk.label}</span>
                <em>进入</em>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {me.roles.some((role) => role === 'editor' || role === 'admin') && (
        <p className="small">
          <Link to={paths.officeDesign}>页面式样：颜色、字号与各种部件</Link>
        </p>
      )}
    </>
  );
}
