import type { Partner } from '@shuji/contract/partner/schema';
import { getDict } from '@shuji/contract/site/calls';
import type { DictItem } from '@shuji/contract/site/schema/dict';
import { loadAll } from '#app/lib/load.ts';
import { paths } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { useSettings } from '#app/site/settings.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { allPartners } from './all-partners.ts';
import { PartnerCard } from './PartnerCard.tsx';

const page = loadAll(async (perform) => {
  const [partners, kinds] = await Promise.all([allPartners(perform), perform(getDict, { name: 'partnerKind' })]);
  return { partners, kinds };
});
export const loader = describedBy(page.loader, () => ({ path: paths.companion }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle(
  '生态伙伴',
  '与数据交易中心共建数据要素市场的战略合作、数商、技术、科研、金融与行业伙伴。',
);

export default function Partners() {
  const { partners, kinds } = page.use();
  const settings = useSettings();
  const groups = byKind(partners, kinds);
  return (
    <div className="wrap page">
      <header className="stack" data-gap="2">
        <h1>生态伙伴</h1>
        <p className="prose soft">数据供得出、流得动、用得好，离不开供方、需方与服务机构的共同参与。</p>
        {groups.length > 1 && (
          <nav aria-label="伙伴类别">
            <ul className="pills" data-look="outline">
              {groups.map(({ value, label, members }) => (
                <li key={value}>
                  <a href={`#${value}`}>
                    {label} <span className="fine muted">{members.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {groups.length === 0 && (
        <Card>
          <Empty title="伙伴名录正在整理" text="想成为我们的伙伴？欢迎与我们联系。">
            <LinkButton to={`${paths.about}#contact`}>联系我们</LinkButton>
          </Empty>
        </Card>
      )}
      {groups.map(({ value, label, members }) => (
        <section key={value} id={value} className="stack" aria-labelledby={`kind-${value}`}>
          <h2 id={`kind-${value}`}>{label}</h2>
          <ul className="grid" data-gap="5" data-min="large">
            {members.map((partner) => (
              <li key={partner.id}>
                <PartnerCard partner={partner} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length > 0 && (
        <section className="notice row between" data-size="large">
          <div>
            <h2>成为生态伙伴</h2>
            <p className="soft">
              欢迎供方、需方、服务机构与科研院所加入。
              {settings?.link_phone && `联系电话 ${settings.link_phone}，`}
              {settings?.link_email && `邮箱 ${settings.link_email}。`}
            </p>
          </div>
          <LinkButton to={`${paths.register}?type=2`} look="primary" size="large">
            数商入驻
          </LinkButton>
        </section>
      )}
    </div>
  );
}

// A kind the dictionary no longer lists still has its partners.
function byKind(partners: Partner[], kinds: DictItem[]) {
  const listed = kinds.map(({ value, label }) => ({ value, label }));
  const others = partners
    .filter(({ kind }) => !kinds.some(({ value }) => value === kind))
    .map(({ kind, kindLabel }) => ({ value: kind, label: kindLabel }));
  const all = [...new Map([...listed, ...others].map((kind) => [kind.value, kind])).values()];
  return all
    .map((kind) => ({ ...kind, members: partners.filter((partner) => partner.kind === kind.value) }))
    .filter(({ members }) => members.length > 0);
}
