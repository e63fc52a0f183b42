import { applyOrder } from '@shuji/contract/order/placing';
import { getProductDict } from '@shuji/contract/product/calls';
import { deleteFavourite, listFavourites } from '@shuji/contract/product/interest';
import { type FavouriteStanding, favouriteStanding } from '@shuji/contract/product/labels/interest';
import { Link } from 'react-router';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { OwnList } from '#app/admin/list/OwnList.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { onceAVisit, useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { CompareButton } from '#app/product/compare/CompareButton.tsx';
import { LateTray } from '#app/product/compare/LateTray.tsx';
import { labelOf } from '#app/product/labels.ts';
import { ProductPrice } from '#app/product/price/ProductPrice.tsx';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { dayOf } from '#app/ui/time.ts';

/** Words for a favourite's present state. */
const becameOf: Record<Exclude<FavouriteStanding, 'listed'>, string> = {
  paused: '供方的营业已暂停，恢复后产品会重新出现在数据市场。',
  unlisted: '供方已将它下架；重新上架后可以在这里继续申请订购。',
  suspended: '交易中心已要求它停止展示和订购；供方可以申诉，解除后产品由供方重新上架。',
  revoked: '它的登记已注销，不会再上架，登记证书也已失效。',
};
const tones = { paused: 'plain', unlisted: 'plain', suspended: 'warn', revoked: 'bad' } as const;

export const meta = pageTitle('收藏的产品');

export default function Favourites() {
  const dict = useQueryOf(getProductDict, {}, onceAVisit);
  const { send, busy } = useMutationOf(deleteFavourite);
  const drop = async (id: string) => {
    if (await send({ id })) toast.success('已取消收藏');
  };
  return (
    <>
      <OwnList
        call={listFavourites}
        title="收藏的产品"
        noun="收藏"
        unit="个产品"
        empty={{
          title: '还没有收藏产品',
          text: '在产品页点“收藏”，方便以后比较和订购。',
          links: [{ to: href('product'), label: '去数据市场看看' }],
        }}
      >
        {(row) => (
          <>
            <div className="row between top">
              <div>
                <h2 className="heading">
                  {row.standing === 'listed' ? <Link to={href('prodinfo', { id: row.id })}>{row.name}</Link> : row.name}
                </h2>
                <p className="muted small">
                  {labelOf(dict.data?.productType, row.productType)} · {row.merchantName} · {dayOf(row.collectedAt)}{' '}
                  收藏
                </p>
              </div>
              {row.standing === 'listed' ? (
                <ProductPrice product={row} />
              ) : (
                <Tag tone={tones[row.standing]}>{favouriteStanding[row.standing]}</Tag>
              )}
            </div>
            {row.standing !== 'listed' && (
              <p className="muted">
                {row.leftAt && `${dayOf(row.leftAt)}　`}
                {becameOf[row.standing]}
              </p>
            )}
            <div className="row">
              {row.standing === 'listed' && (
                <LinkButton call={applyOrder} to={href('checkprod', { id: row.id })} size="small" look="primary">
                  申请订购
                </LinkButton>
              )}
              {row.standing === 'listed' && <CompareButton product={row} />}
              {row.standing !== 'listed' && row.certificateId && (
                <LinkButton to={href('prodcert', { id: row.certificateId })} size="small">
                  查验证书
                </LinkButton>
              )}
              <Button call={deleteFavourite} size="small" busy={busy} onClick={() => drop(row.id)}>
                取消收藏
              </Button>
            </div>
          </>
        )}
      </OwnList>
      <LateTray />
    </>
  );
}
