import { getOffer } from '@shuji/contract/order/calls';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { useOwnContact } from '#app/merchant/own-contact.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ChooseProduct } from './ChooseProduct.tsx';
import { OfferSummary } from './OfferSummary.tsx';

const notOnSale = {
  title: '该产品当前不能订购',
  text: '它可能刚刚下架，您填写的内容保留在本窗口。看看市场上的其他产品，或者发布需求，请供方来找您。',
};

export const meta = pageTitle('数据产品需求登记');

export default function CheckProduct() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <>
      <h1>{id ? '申请订购' : '数据产品需求登记'}</h1>
      {id ? <Offer key={id} id={id} /> : <ChooseProduct />}
    </>
  );
}

function Offer({ id }: { id: string }) {
  const { data, error, reload } = useQueryOf(getOffer, { id });
  const own = useOwnContact();
  if (!data || error || own === undefined) {
    return (
      <Card>
        <Fallback noun="该产品" error={error} onAgain={reload} missing={notOnSale} lines={8}>
          <LinkButton to={href('product')} look="primary">
            去数据市场
          </LinkButton>
          <LinkButton to={href('publish')}>发布需求</LinkButton>
        </Fallback>
      </Card>
    );
  }
  return (
    <>
      <OfferSummary offer={data} />
      {data.isOwn ? (
        <Card>
          <Empty title="这是本单位的产品" text="不能订购自己的产品。">
            <LinkButton to={href('myprod')}>管理我的产品</LinkButton>
          </Empty>
        </Card>
      ) : (
        <ApplicationForm offer={data} contact={data.contact ?? own} onStale={reload} />
      )}
    </>
  );
}
