import { applyOrder } from '@shuji/contract/order/placing';
import { listFavourites } from '@shuji/contract/product/interest';
import { Input } from 'antd';
import { Form, Link } from 'react-router';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href, paths } from '#app/paths.ts';
import { ProductPrice } from '#app/product/price/ProductPrice.tsx';

/** The start of an application without a product: from the reader's favourites, or by a search of the market. */
export function ChooseProduct() {
  return (
    <>
      <Card title="先选定要订购的产品">
        <div className="stack">
          <p className="muted">选定后登记规格、数量、用途与使用期限，供方确认或报价后签订合同。</p>
          <Form method="get" action={paths.product} role="search" className="search">
            <Input
              type="search"
              name="keyword"
              maxLength={50}
              aria-label="关键词"
              placeholder="产品名称、关键词或供方"
            />
            <Button type="submit" look="primary">
              搜索数据市场
            </Button>
          </Form>
          <p className="muted small">
            没有合适的产品？<Link to={href('publish')}>发布需求</Link>，请供方来报价。
          </p>
        </div>
      </Card>
      <Favourites />
    </>
  );
}

const shownAtMost = 100;

function Favourites() {
  const { data, error, reload } = useQueryOf(listFavourites, { pageSize: shownAtMost });
  if (!data)
    return (
      <Card title="从收藏中选">
        <Fallback noun="收藏" error={error} onAgain={reload} lines={4} small />
      </Card>
    );
  const listed = data.rows.filter((row) => row.standing === 'listed');
  return (
    <Card title="从收藏中选" extra={data.total > 0 && <Link to={href('collect')}>全部收藏</Link>}>
      {listed.length === 0 && (
        <p className="muted">还没有收藏在售的产品；在产品详情页点“收藏”，以后可以从这里直接申请。</p>
      )}
      <ul className="lines" data-gap="3">
        {listed.map((row) => (
          <li key={row.id} className="split" data-parts="3">
            <div>
              <h3>
                <Link to={href('prodinfo', { id: row.id })}>{row.name}</Link>
              </h3>
              <p className="muted small">{row.merchantName}</p>
            </div>
            <ProductPrice product={row} />
            <LinkButton
              call={applyOrder}
              to={href('checkprod', { id: row.id })}
              size="small"
              aria-label={`申请订购${row.name}`}
            >
              申请订购
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
