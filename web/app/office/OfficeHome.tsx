import { queues } from '@shuji/contract/desk';
import { operatorRoles } from '@shuji/contract/operator';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { useOfficeFacts } from './facts.ts';
import styles from './OfficeHome.module.css';

export const meta = pageTitle('运营工作台');

export default function OfficeHome() {
  const { me, own, counts } = useOfficeFacts();
  if (!me) return <Skeleton lines={6} />;
  const waiting = own.filter((desk) => desk.queue);
  const others = own.filter((desk) => !desk.queue && desk.name !== 'office');
  const total = waiting.reduce((sum, desk) => sum + (counts[desk.queue ?? ''] ?? 0), 0);
  return (
    <>
      <header>
        <h1>{me.name}，您好</h1>
        <p className="muted">
          {me.roles.map((role) => operatorRoles[role]).join('、')}权限
          {waiting.length > 0 && (total > 0 ? `，共有 ${total} 项待办` : '，没有待办事项')}
        </p>
      </header>
      {waiting.length + others.length === 0 && (
        <Empty title="您的权限下暂无工作台" text="如需处理业务，请联系系统管理员调整权限。" />
      )}
      {waiting.length > 0 && (
        <ul className={styles.queues}>
          {waiting.map((desk) => {
            const count = counts[desk.queue ?? ''] ?? 0;
            return (
              <li key={desk.name}>
                <Link to={paths[desk.name]} data-waiting={count > 0 || undefined}>
                  <span>{desk.queue && queues[desk.queue]}</span>
                  {count > 0 ? (
                    <strong>
                      {count}
                      <small> 项待办</small>
                    </strong>
                  ) : (
                    <em>已处理完毕</em>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.queues}>
          {others.map((desk) => (
            <li key={desk.name}>
              <Link to={paths[desk.name]}>
                <span>{desk.label}</span>
                <em>进入</em>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
