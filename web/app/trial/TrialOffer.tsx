import { accessStates } from '@shuji/contract/gateway/labels';
import { getTrialOffer, stopTrial } from '@shuji/contract/trial/calls';
import { stopTrial as stopShape } from '@shuji/contract/trial/schema';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { PastEnd } from '#app/admin/PastEnd.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { stateTones } from '#app/gateway/states.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { countOf } from '#app/ui/count.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { OfferCard } from './OfferCard.tsx';

export const meta = pageTitle('试用设置与记录');

const missing = { title: '没有找到该产品', text: '它可能不属于您的账号，或者还没有完成登记。' };

/** The trial that a supplier offers of one product, and who has tried it. */
export default function TrialOffer() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { data, error, reload } = useQueryOf(getTrialOffer, { id, pageNum: query.get('pageNum') ?? '1' });
  if (!data)
    return (
      <Card>
        <Fallback noun="该产品" error={error} onAgain={reload} missing={missing} whole lines={10}>
          <LinkButton to={href('myprod')}>返回我的产品</LinkButton>
        </Fallback>
      </Card>
    );
  const { product, rows, total } = data;
  return (
    <>
      <header className="stack" data-gap="1">
        <Link to={href('myprod', { id })}>← 返回产品</Link>
        <h1>试用设置与记录</h1>
        <p className="muted">
          {product.name} · {product.number}
        </p>
      </header>
      {product.isApi ? <OfferCard offer={data} /> : <SampleInstead />}
      {(product.isApi || total > 0) && (
        <Card title="试用记录" layout="stack">
          {total === 0 ? (
            <Empty title="还没有单位试用" text="试用开通时以站内消息告诉您；这里可看到每个单位用了多少次。" />
          ) : (
            <Table
              caption="试用的单位、次数与状态"
              rows={rows}
              rowKey={(row) => row.id}
              columns={[
                { title: '单位', cell: ({ buyerName }) => buyerName },
                { title: '已用次数', cell: ({ used, bought }) => `${countOf(used)} / ${countOf(bought)}` },
                { title: '开通时间', cell: ({ openedAt }) => minuteOf(openedAt) },
                { title: '有效期至', cell: ({ expiresAt }) => minuteOf(expiresAt) },
                {
                  title: '状态',
                  cell: ({ state, stoppedReason }) => (
                    <span>
                      <Tag tone={stateTones[state]}>{accessStates[state]}</Tag> {stoppedReason}
                    </span>
                  ),
                },
                {
                  title: '操作',
                  cell: ({ id: trialId, state }) => (
                    <div className="row" data-gap="1">
                      <LinkButton to={href('gateway', { id: trialId })} size="small" look="quiet">
                        用量
                      </LinkButton>
                      {state !== 'closed' && state !== 'expired' && (
                        <ReasonStep
                          call={stopTrial}
                          shape={stopShape}
                          id={trialId}
                          words="终止"
                          text="终止后对方立即不能再调用，并收到终止原因；对方不能再次试用该产品。"
                          done="已终止"
                          isDangerous
                          isQuiet
                        />
                      )}
                    </div>
                  ),
                },
              ]}
            />
          )}
          {total > 0 && rows.length === 0 && <PastEnd total={total} />}
          <Pager total={total} unit="个试用" />
        </Card>
      )}
    </>
  );
}

function SampleInstead() {
  return (
    <Card>
      <Empty
        title="该产品不是数据 API"
        text="接口试用只适用于数据 API。其他产品在登记表里上传样例，需方可在产品页打开全部样例，排序、筛选并查看各列统计。"
      />
    </Card>
  );
}
