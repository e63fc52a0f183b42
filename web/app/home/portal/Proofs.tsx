import type { Latest } from '@shuji/contract/home/schema';
import type { PublicNoticeRow } from '@shuji/contract/product/schema/notice';
import { Link } from 'react-router';
import { href, paths } from '#app/paths.ts';
import { countOf } from '#app/ui/count.ts';
import { dayOf, minuteOf } from '#app/ui/time.ts';
import styles from './Proofs.module.css';

export interface ProofsProps {
  latest: Latest;
  /** What is in public notice: how many, and the newest of them. */
  notices: { total: number; newest: Pick<PublicNoticeRow, 'id' | 'name' | 'noticeUntil'> | null };
  /** Deals completed so far; null where the number is withheld. */
  deals: number | null;
}

/** What anyone can look up at this moment; a part without anything to show is left out. */
export function Proofs({ latest: { dealOn, log }, notices, deals }: ProofsProps) {
  const { newest } = notices;
  return (
    <section className={styles.proofs} aria-label="此刻可查">
      <ul className="wrap">
        {newest && (
          <li>
            <h2>公示中</h2>
            <p className={styles.figure}>
              <b>{notices.total}</b> 件
            </p>
            <p className="small">
              <Link to={paths.publicNotices} className="cover-link">
                {newest.name}
              </Link>
              <span className="muted">公示至 {dayOf(newest.noticeUntil)}</span>
            </p>
          </li>
        )}
        {(dealOn !== null || (deals ?? 0) > 0) && (
          <li>
            <h2>{dealOn === null ? '成交' : '最近成交'}</h2>
            <p className={styles.figure}>
              {dealOn === null ? (
                <>
                  <b>{countOf(deals ?? 0)}</b> 笔
                </>
              ) : (
                <b>{dealOn}</b>
              )}
            </p>
            <p className="small">
              <Link to={href('statistics')} className="cover-link">
                {dealOn !== null && deals ? `累计完成 ${countOf(deals)} 笔` : '按月公开的成交统计'}
              </Link>
              <span className="muted">交易各方与金额不公开</span>
            </p>
          </li>
        )}
        {log && (
          <li>
            <h2>存证日志</h2>
            <p className={styles.figure}>
              <b>{countOf(log.size)}</b> 项
            </p>
            <p className="small">
              <a href="/log/checkpoint" className="cover-link">
                查看签名检查点
              </a>
              <span className="muted">签于 {minuteOf(log.signedAt)}</span>
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}
