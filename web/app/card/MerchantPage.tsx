import { getMerchantCard } from '@shuji/contract/merchant/card';
import type { MerchantCard } from '@shuji/contract/merchant/schema/card';
import { getSupplierRating } from '@shuji/contract/rating/calls';
import type { RatingMark } from '@shuji/contract/rating/schema';
import { Link } from 'react-router';
import { loadAll } from '#app/lib/load.ts';
import { href, paths } from '#app/paths.ts';
import { CompareButton } from '#app/product/compare/CompareButton.tsx';
import { LateTray } from '#app/product/compare/LateTray.tsx';
import { ProductPrice } from '#app/product/price/ProductPrice.tsx';
import { SupplierMark } from '#app/rating/SupplierMark.tsx';
import { describedBy } from '#app/site/head.ts';
import { wayTo } from '#app/site/structured-data.ts';
import { pageTitle } from '#app/site/title.ts';
import { Card } from '#app/ui/Card.tsx';
import { countOf } from '#app/ui/count.ts';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { dayOf } from '#app/ui/time.ts';
import { FollowButton } from './FollowButton.tsx';
import styles from './MerchantPage.module.css';

interface Loaded {
  card: MerchantCard;
  mark: RatingMark;
}

const page = loadAll<Loaded>(async (perform, { query }) => {
  const id = query.get('id') ?? '';
  const [card, mark] = await Promise.all([perform(getMerchantCard, { id }), perform(getSupplierRating, { id })]);
  return { card, mark };
});
export const loader = describedBy(page.loader, ({ data: { card }, site }) => {
  const path = href('merchant', { id: card.id });
  return {
    path,
    things: [
      {
        '@type': 'Organization',
        name: card.name,
        url: site.publicOrigin + path,
        description: card.introduction,
        ...(card.website && { sameAs: card.website }),
      },
      wayTo(site.publicOrigin, [
        ['数商名录', paths.merchants],
        [card.name, path],
      ]),
    ],
  };
});
export const clientLoader = page.clientLoader;
export const meta = pageTitle<Loaded>(
  ({ card }) => card.name,
  ({ card }) => card.introduction.slice(0, 120),
);

export default function MerchantPage() {
  const { card, mark } = page.use();
  return (
    <div className="wrap page">
      <Crumbs
        trail={[{ label: '首页', to: paths.home }, { label: '数商名录', to: paths.merchants }, { label: card.name }]}
      />
      <header className={`row ${styles.head}`} data-gap="5">
        <span className={styles.mark} aria-hidden="true">
          {card.name.slice(0, 1)}
        </span>
        <div className="stack" data-gap="2">
          <h1>{card.name}</h1>
          <div className="row">
            <Tag tone="seal">已认证数商</Tag>
            <SupplierMark mark={mark} />
            {card.kinds.map((kind) => (
              <Tag key={kind}>{kind}</Tag>
            ))}
          </div>
        </div>
        <div className={`no-print ${styles.follow}`}>
          <FollowButton merchant={card.id} />
        </div>
      </header>
      <div className="columns">
        <div className="stack">
          <Card title="企业简介">
            <p className="prose">{card.introduction}</p>
          </Card>
          <Products card={card} />
          <Experiences experiences={card.experiences} />
        </div>
        <Card title="基本信息">
          <Facts
            facts={[
              [
                '信用代码',
                <span key="code" className="small whole">
                  {card.creditCode}
                </span>,
              ],
              ['所在地区', card.region],
              ['认证日期', dayOf(card.attestedAt)],
              ['入驻日期', dayOf(card.since)],
              ['平台成交', card.dealsReached === null ? '不足 5 笔' : `${countOf(card.dealsReached)} 笔以上`],
              ['服务行业', card.industries.join('、')],
              [
                '企业网站',
                card.website && (
                  <a href={card.website} target="_blank" rel="noopener nofollow">
                    访问官网<span className="sr-only">（在新窗口打开）</span>
                  </a>
                ),
              ],
            ]}
          />
        </Card>
      </div>
      <LateTray />
    </div>
  );
}

function Products({ card }: { card: MerchantCard }) {
  if (card.products.length === 0) return null;
  const isMore = card.productCount > card.products.length;
  return (
    <Card
      title={`上架产品（${card.productCount}）`}
      extra={isMore && <Link to={href('product', { merchant: card.id })}>查看全部</Link>}
    >
      <ul className="lines">
        {card.products.map((product) => (
          <li key={product.id} className="stack" data-gap="2">
            <div className="row between">
              <Link to={href('prodinfo', { id: product.id })}>{product.name}</Link>
              <ProductPrice product={product} />
            </div>
            <p className="muted small clamp">{product.summary}</p>
            <div className="row between">
              <Tag>{product.productType}</Tag>
              <span className="flush">
                <CompareButton product={product} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Experiences({ experiences }: { experiences: MerchantCard['experiences'] }) {
  if (experiences.length === 0) return null;
  return (
    <Card title="交易经验" extra={<span className="muted small">由数商登记，经中心审核</span>}>
      <ol className="lines">
        {experiences.map((experience) => (
          <li key={experience.id} className="stack" data-gap="2">
            <div className="row between">
              <strong>{experience.productName}</strong>
              <span className="muted small">
                {experience.role} · {experience.dealtOn.slice(0, 7)}
              </span>
            </div>
            <p className="muted">{experience.summary}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
