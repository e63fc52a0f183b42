import type { Partner } from '@shuji/contract/partner/schema';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import styles from './PartnerCard.module.css';
import { PartnerMark } from './PartnerMark.tsx';

/** A partner: mark, name, what it does, and the ways to its page here and to its own site. */
export function PartnerCard({ partner: { id, name, logoUrl, introduction, url } }: { partner: Partner }) {
  return (
    <article className={`card stack title ${styles.partner}`} data-gap="3">
      <div className="media">
        <PartnerMark name={name} logoUrl={logoUrl} />
        <h3>
          <Link to={href('partner', { id })}>{name}</Link>
        </h3>
      </div>
      {introduction && <p className="clamp small soft">{introduction}</p>}
      {url && (
        <a href={url} className="small" target="_blank" rel="noopener nofollow">
          访问官网<span className="sr-only">：{name}（在新窗口打开）</span>
        </a>
      )}
    </article>
  );
}
