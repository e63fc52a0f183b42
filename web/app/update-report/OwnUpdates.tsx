import { listOwnUpdates, withdrawUpdate } from '@shuji/contract/update-report/calls';
import { updateSources } from '@shuji/contract/update-report/labels';
import { withdrawUpdate as withdrawShape } from '@shuji/contract/update-report/schema';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { DictLabel } from '#app/admin/DictLabel.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { PastEnd } from '#app/admin/PastEnd.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { FreshnessView, volumeWords } from '#app/product/detail/FreshnessView.tsx';
import { pageTitle } from '#app/site/title.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { ReportForm } from './ReportForm.tsx';
import { UpdateKeyCard } from './UpdateKeyCard.tsx';
import { WatchCard } from './WatchCard.tsx';

export const meta = pageTitle('更新记录');

const missing = { title: '没有找到该产品', text: '它可能不属于您的账号，或者还没有完成登记。' };

/** The updates of one's own product: how they are judged, and the three ways to report them. */
export default function OwnUpdates() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const pageNum = query.get('pageNum') ?? '1';
  const { data, error, reload } = useQueryOf(listOwnUpdates, { id, pageNum });
  if (!data)
    return (
      <Card>
        <Fallback noun="该产品" error={error} onAgain={reload} missing={missing} whole lines={10}>
          <LinkButton to={href('myprod')}>返回我的产品</LinkButton>
        </Fallback>
      </Card>
    );
  const { product, freshness, rows, total } = data;
  return (
    <>
      <header className="stack" data-gap="1">
        <Link to={href('myprod', { id })}>← 返回产品</Link>
        <h1>更新记录</h1>
        <p className="muted">
          {product.name} · {product.number}
        </p>
      </header>
      <Card title="准时率">
        <FreshnessView
          freshness={freshness}
          frequency={<DictLabel dict="updateFrequency" value={freshness.updateFrequency} />}
        />
      </Card>
      <Card title="填报更新">
        <ReportForm id={id} />
      </Card>
      <Card title="已报送的更新">
        {total === 0 ? (
          <Empty
            title="暂无更新记录"
            text="每次更新数据后填报一次，产品页即显示最近更新与准时率，综合排序也随之提升。"
          />
        ) : (
          <Table
            caption="每次更新的数据时段、规模与报送时间"
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              {
                title: '数据时段',
                cell: ({ periodFrom, periodTo }) =>
                  periodFrom === periodTo ? periodTo : `${periodFrom} 至 ${periodTo}`,
              },
              { title: '更新规模', cell: (row) => volumeWords(row) || '未测量' },
              { title: '报送时间', cell: ({ reportedAt }) => minuteOf(reportedAt) },
              { title: '来源', cell: ({ source }) => updateSources[source] },
              {
                title: '操作',
                cell: ({ id: reportId, withdrawnAt, withdrawnReason }) =>
                  withdrawnAt ? (
                    <span className="muted">已撤回：{withdrawnReason}</span>
                  ) : (
                    <ReasonStep
                      call={withdrawUpdate}
                      shape={withdrawShape}
                      id={reportId}
                      words="撤回"
                      text="撤回后这条记录不再计入准时率，但仍然保留。更正后请重新填报，报送时间以重新填报的为准。"
                      done="已撤回，可以重新填报"
                      isQuiet
                    />
                  ),
              },
            ]}
          />
        )}
        {total > 0 && rows.length === 0 && <PastEnd total={total} />}
        <Pager total={total} unit="条记录" />
      </Card>
      <UpdateKeyCard id={id} hint={data.keyHint} />
      {product.isApi && <WatchCard id={id} watch={data.watch} />}
    </>
  );
}
