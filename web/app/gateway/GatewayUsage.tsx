import { getGateway } from '@shuji/contract/gateway/calls';
import { type AccessState, accessStates, type UsageSpan } from '@shuji/contract/gateway/labels';
import type { GatewayPage } from '@shuji/contract/gateway/schema';
import { applyOrder } from '@shuji/contract/order/placing';
import { Link, useSearchParams } from 'react-router';
import { Alert } from '#app/admin/Alert.tsx';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { AccessCard } from './AccessCard.tsx';
import { CallsCard } from './CallsCard.tsx';
import { KeyCard } from './KeyCard.tsx';
import { stateTones } from './states.ts';
import { UpstreamCard } from './UpstreamCard.tsx';
import { UsageCard } from './UsageCard.tsx';

export const meta = pageTitle('接口调用');

const stateTexts: Partial<Record<AccessState, string>> = {
  usedUp: '已购次数已用完，如需继续调用，请再次订购该产品。',
  expired: '已过有效期，如需继续调用，请再次订购该产品。',
  suspended: '订单处于异议或争议处理中，或产品已被暂停展示；恢复后可继续调用。',
  closed: '订单已取消或解除，不能再调用。',
};

const trialTexts: Partial<Record<AccessState, string>> = {
  usedUp: '试用次数已用完，如需继续调用，请订购该产品。',
  expired: '试用已到期，如需继续调用，请订购该产品。',
  suspended: '该产品当前不在市场上展示，试用暂停。',
  closed: '试用已结束，不能再调用。',
};

const missing = { title: '没有找到该调用通道', text: '它可能不属于您的账号。' };

export default function GatewayUsage() {
  const [query] = useSearchParams();
  const span: UsageSpan = query.get('span') === 'month' ? 'month' : 'day';
  const { data, error, reload } = useQueryOf(getGateway, { id: query.get('id') ?? '', span });
  if (data) return <UsageDetail access={data} span={span} />;
  return (
    <Card>
      <Fallback noun="该调用通道" error={error} onAgain={reload} missing={missing} whole lines={10}>
        <LinkButton to={href('ordermanage')}>返回订单列表</LinkButton>
      </Fallback>
    </Card>
  );
}

function UsageDetail({ access, span }: { access: GatewayPage; span: UsageSpan }) {
  const { side, state } = access;
  const isTrial = access.orderId === null;
  const text = (isTrial ? trialTexts : stateTexts)[state];
  return (
    <>
      <header className="stack">
        <BackLink access={access} />
        <div className="row">
          <h1>接口调用</h1>
          <Tag tone={stateTones[state]}>{accessStates[state]}</Tag>
        </div>
        <p className="muted">
          {access.productName} · {isTrial ? '试用' : `订单 ${access.orderNumber}`}
        </p>
        {text && (
          <Alert tone="warn">
            {text}
            {access.stoppedReason && `原因：${access.stoppedReason}`}
          </Alert>
        )}
        {isTrial && side === 'buyer' && (
          <div className="row">
            <LinkButton call={applyOrder} to={href('checkprod', { id: access.productId })} look="primary">
              申请订购
            </LinkButton>
            <LinkButton to={href('prodinfo', { id: access.productId })}>产品与接口说明</LinkButton>
          </div>
        )}
      </header>
      <AccessCard access={access} />
      {side === 'buyer' && state !== 'closed' && <KeyCard access={access} />}
      {side === 'seller' && !isTrial && <UpstreamCard access={access} />}
      <UsageCard access={access} span={span} />
      <CallsCard access={access} />
    </>
  );
}

function BackLink({ access: { side, orderId, productId } }: { access: GatewayPage }) {
  if (orderId !== null)
    return <Link to={href('orderinfo', { side: side === 'buyer' ? 1 : 2, id: orderId })}>← 返回订单</Link>;
  if (side === 'buyer') return <Link to={href('mytrial')}>← 返回我的试用</Link>;
  return <Link to={href('trialoffer', { id: productId })}>← 返回试用记录</Link>;
}
