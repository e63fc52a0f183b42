import { getPartner, listPartners } from '@shuji/contract/partner/calls';
import { loadAll } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { wayTo } from '#app/site/structured-data.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { PartnerCard } from './PartnerCard.tsx';
import { PartnerMark } from './PartnerMark.tsx';
import styles from './PartnerPage.module.css';

const othersShown = 6;

const page = loadAll(async (perform, { query }) => {
  const partner = await perform(getPartner, { id: query.get('id') ?? '' });
  const kin = await perform(listPartners, { kind: partner.kind, pageSize: othersShown + 1 });
  return { partner, others: kin.rows.filter(({ id }) => id !== partner.id).slice(0, othersShown) };
});
export const loader = describedBy(page.loader, ({ data: { partner }, site }) => {
  const path = href('partner', { id: partner.id });
  return {
    path,
    image: partner.logoUrl,
    things: [
      {
        '@type': 'Organization',
        name: partner.name,
        description: partner.introduction,
        ...(partner.url && { url: partner.url }),
        ...(partner.logoUrl && { logo: site.publicOrigin + partner.logoUrl }),
      },
      wayTo(site.publicOrigin, [
        ['生态伙伴', paths.companion],
        [partner.name, path],
      ]),
    ],
  };
});
export const clientLoader = page.clientLoader;

type Loaded = ReturnType<typeof page.use>;

export const meta = pageTitle<Loaded>(
  ({ partner }) => partner.name,
  ({ partner }) => partner.introduction,
);

export default function PartnerPage() {
  const { partner, others } = page.use();
  return (
    <div className="wrap page">
      <Crumbs
        trail={[
          { label: '生态伙伴', to: paths.companion },
          { label: partner.kindLabel, to: `${paths.companion}#${partner.kind}` },
          { label: partner.name },
        ]}
      />
      <Card className={styles.sheet}>
        <PartnerMark name={partner.name} logoUrl={partner.logoUrl} />
        <div className="stack" data-gap="2">
          <h1>{partner.name}</h1>
          <p>
            <Tag tone="action">{partner.kindLabel}</Tag>
          </p>
          <p className="prose pre-line">{partner.introduction || '这家伙伴还没有填写介绍。'}</p>
          {partner.url && (
            <a href={partner.url} target="_blank" rel="noopener nofollow">
              访问官网<span className="sr-only">（在新窗口打开）</span>
            </a>
          )}
        </div>
      </Card>
      {others.length > 0 ? (
        <section className="stack" aria-labelledby="others">
          <h2 id="others">更多{partner.kindLabel}伙伴</h2>
          <ul className="grid" data-gap="5" data-min="large">
            {others.map((other) => (
              <li key={other.id}>
                <PartnerCard partner={other} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p>
          <LinkButton to={paths.companion}>查看全部伙伴</LinkButton>
        </p>
      )}
    </div>
  );
}
