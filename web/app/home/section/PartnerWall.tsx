import type { Partner } from '@shuji/contract/partner/schema';
import { Link } from 'react-router';
import { PartnerMark } from '#app/partner/PartnerMark.tsx';
import { href, paths } from '#app/paths.ts';
import styles from './PartnerWall.module.css';
import { Section } from './Section.tsx';

export function PartnerWall({ partners }: { partners: Partner[] }) {
  if (partners.length === 0) return null;
  return (
    <Section
      id="partners"
      title="生态伙伴"
      text="供方、需方、服务机构与科研院所共建"
      more={{ to: paths.companion, label: '查看全部伙伴' }}
    >
      <ul className={`grid ${styles.wall}`} data-gap="3" data-phone="2" data-phone-most="4">
        {partners.map(({ id, name, logoUrl }) => (
          <li key={id} className="box compact media title">
            <PartnerMark name={name} logoUrl={logoUrl} />
            <Link to={href('partner', { id })} className="cover-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
