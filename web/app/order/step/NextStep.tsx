import { applyOrder } from '@shuji/contract/order/placing';
import type { OrderPage } from '@shuji/contract/order/schema';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { reread } from '#app/lib/query.ts';
import { checkingWords, overdueWords, waitingWords } from '#app/order/labels.ts';
import { href } from '#app/paths.ts';
import { vendorWords } from '#app/product/labels.ts';
import { minuteOf } from '#app/ui/time.ts';
import page from '../detail/OrderInfo.module.css';
import { AcceptStep } from './AcceptStep.tsx';
import { AnswerStep } from './AnswerStep.tsx';
import { Countdown } from './Countdown.tsx';
import { DeliverStep } from './DeliverStep.tsx';
import styles from './NextStep.module.css';
import { PayStep } from './PayStep.tsx';
import { PleadStep } from './PleadStep.tsx';
import { SignStep } from './SignStep.tsx';
import type { StepProps } from './step-props.ts';
import { WaysOut } from './WaysOut.tsx';

/** The reader's next step, or the party they wait for. */
export function NextStep({ order, others }: StepProps & { others: string | null }) {
  const { title, step } = others ? { title: '由本企业其他成员办理', step: <Others roles={others} /> } : stepOf(order);
  const follows = isBeingChecked(order) ? '' : isDisputeLate(order) ? lateWords(order) : overdueWords(order);
  return (
    <Card className={`no-print ${styles.next} ${page.next}`} layout="stack">
      <div className="row between">
        <h2>{vendorWords(title, order.product)}</h2>
        {order.dueAt && !order.isTermOver && !isBeingChecked(order) && !isDisputeLate(order) && (
          <Countdown dueAt={order.dueAt} onOver={reread} />
        )}
      </div>
      {step}
      {follows && <p className="muted small">{vendorWords(follows, order.product)}</p>}
      <WaysOut order={order} />
    </Card>
  );
}

// The clock stops while the office looks for the money.
function isBeingChecked({ status, payments }: OrderPage): boolean {
  return status === 'awaiting_payment' && payments.at(-1)?.status === 'pending';
}

function isDisputeLate({ status, dueAt }: OrderPage): boolean {
  return status === 'disputed' && dueAt !== null && Date.parse(dueAt) <= Date.now();
}

function lateWords({ dueAt }: OrderPage): string {
  return `处理期限已于 ${minuteOf(dueAt)} 届满，系统已提醒运营人员尽快办理，双方权利不受影响。`;
}

function stepOf(order: OrderPage): { title: string; step: ReactNode } {
  const { may, side, status } = order;
  if (order.isTermOver) return { title: '办理期限已过', step: <TermOver order={order} /> };
  if (may.includes('quote')) return { title: '处理订购申请', step: <AnswerStep order={order} /> };
  if (may.includes('sign')) return { title: '阅读并签署合同', step: <SignStep order={order} /> };
  if (may.includes('pay')) return { title: '支付合同价款', step: <PayStep order={order} /> };
  if (may.includes('deliver'))
    return { title: order.product.service ? '交付成果' : '交付数据', step: <DeliverStep order={order} /> };
  if (may.includes('accept')) return { title: '验收', step: <AcceptStep order={order} /> };
  if (may.includes('plead')) return { title: '争议处理中', step: <PleadStep order={order} /> };
  return {
    title: waitingTitle(order),
    step: <Waiting order={order} words={isBeingChecked(order) ? checkingWords[side] : waitingWords[side][status]} />,
  };
}

/** The step is of the reader's company, and not of their roles in it. */
function Others({ roles }: { roles: string }) {
  return <p>下一步由本企业的{roles}办理，您可以查看进展和留言。</p>;
}

function TermOver({ order }: StepProps) {
  return (
    <div className="stack">
      <p>
        期限已于 {minuteOf(order.dueAt)}{' '}
        届满，系统正在按下述规则处理，通常几分钟内完成；在此之前双方都不能再办理这一步。
      </p>
      <div>
        <Button onClick={reread}>刷新查看结果</Button>
      </div>
    </div>
  );
}

function waitingTitle(order: OrderPage): string {
  const { status, side } = order;
  if (status === 'completed') return '交易已完成';
  if (status === 'cancelled') return '订单已取消';
  if (status === 'disputed') return '争议处理中';
  if (status === 'awaiting_payment') return isBeingChecked(order) ? '等待核对到账' : '等待需方付款';
  return side === 'buyer' ? '等待供方' : '等待需方';
}

function Waiting({ order, words }: { order: OrderPage; words: string }) {
  const reason = order.status === 'cancelled' ? order.history.at(-1)?.note : null;
  return (
    <div className="stack">
      <p>{vendorWords(words, order.product)}</p>
      {order.checkedBy && <p className="strong">预计 {order.checkedBy} 前核对完毕。</p>}
      {reason && <p className="muted">原因：{reason}</p>}
      {order.status === 'cancelled' && order.side === 'buyer' && (
        <div className="row">
          <LinkButton call={applyOrder} to={href('checkprod', { id: order.product.productId })} look="primary">
            重新申请订购
          </LinkButton>
          <LinkButton to={href('product')}>看看其他产品</LinkButton>
        </div>
      )}
      {order.certificate && (
        <div className="row">
          <LinkButton to={href('sellcert', { id: order.certificate.id })} look="primary">
            查看交易凭证
          </LinkButton>
          {order.productCertificateId && (
            <LinkButton to={href('prodcert', { id: order.productCertificateId })}>查看产品登记证书</LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
