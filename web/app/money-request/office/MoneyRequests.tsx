import { listMoneyRequests } from '@shuji/contract/money-request/calls';
import type { MoneyRequest } from '@shuji/contract/money-request/schema';
import { moneyRequestKinds } from '@shuji/contract/order/labels/second-person';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { DecidedRequests } from '#app/approval/DecidedRequests.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { pageTitle } from '#app/site/title.ts';
import { yuanOf } from '#app/ui/money.ts';
import { MoneyRequestCard } from './MoneyRequestCard.tsx';

export const meta = pageTitle('财务复核');

/** Sums above the office's limit: what one of finance asks for, another decides. */
export default function MoneyRequests() {
  const { data, error, reload } = useQueryOf(listMoneyRequests, {});
  const waiting = data?.rows.filter(({ status }) => status === 'waiting') ?? [];
  return (
    <>
      <div>
        <h1>财务复核</h1>
        <p className="muted">{data ? ruleWords(data.limit) : '大额款项由两名财务人员办理。'}</p>
      </div>
      {data && data.limit !== null && data.staff < 2 && (
        <Alert tone="warn" title="在岗的财务人员不足两名，没有人能够复核">
          请系统管理员在“运营人员”中任命另一名财务人员；在此之前，超过复核金额的款项可以提交，不能生效。
        </Alert>
      )}
      {!data && (
        <Card>
          <Fallback noun="申请" error={error} onAgain={reload} lines={6} />
        </Card>
      )}
      {data && waiting.length === 0 && (
        <Card>
          <Empty title="没有待复核的款项" text="另一名财务人员提交的大额到账与转账会出现在这里。" />
        </Card>
      )}
      {waiting.map((request) => (
        <MoneyRequestCard key={request.id} request={request} />
      ))}
      <DecidedRequests
        noun="财务复核"
        rows={data?.rows.filter(({ status }) => status !== 'waiting') ?? []}
        titleOf={titleOf}
      />
    </>
  );
}

function ruleWords(limit: number | null): string {
  if (limit === null)
    return '没有设定财务双人复核金额，款项由一名财务人员办理；系统管理员可以在“系统设置”的“后台安全”中设定。';
  const sums = limit === 0 ? '每一笔到账、结算与退款' : `一笔到账、结算或退款超过 ¥${yuanOf(limit)} 的`;
  return `${sums}，由一名财务人员提交，另一名复核同意后才生效。`;
}

function titleOf({ kind, amount, orderNumber }: MoneyRequest): string {
  return `${moneyRequestKinds[kind]} ¥${yuanOf(amount)}，订单 ${orderNumber}`;
}
