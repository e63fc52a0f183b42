import type { Input } from '@shuji/contract/call';
import { listOwnObjections, objectionGrounds, objectionStatus } from '@shuji/contract/objection';
import { useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Facts } from '#app/ui/Facts.tsx';
import { Pager } from '#app/ui/Pager.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { objectionTone } from './words.ts';

export const meta = pageTitle('我提出的异议');

export default function MyObjections() {
  const [query] = useSearchParams();
  const { data, error } = useCall(listOwnObjections, pick(query, 'pageNum') as Input<typeof listOwnObjections>);
  return (
    <>
      <h1>我提出的异议</h1>
      {!data && <Card>{error ? <Empty title="暂时读不到异议" text={error.message} /> : <Skeleton lines={6} />}</Card>}
      {data?.rows.map((row) => (
        <Card
          key={row.id}
          title={row.productName}
          extra={<Tag tone={objectionTone[row.status]}>{objectionStatus[row.status]}</Tag>}
        >
          <Facts
            facts={[
              ['产品编号', row.productNumber],
              ['异议理由', objectionGrounds[row.ground]],
              ['事实与说明', row.text],
              ['提出时间', minuteOf(row.filedAt)],
              ['处理时间', row.decidedAt && minuteOf(row.decidedAt)],
              ['处理理由', row.reason],
            ]}
          />
        </Card>
      ))}
      {data?.rows.length === 0 && (
        <Card>
          <Empty title="您还没有提出过异议" text="对公示中的产品登记有异议的，可以在公示页提交说明和证据。">
            <LinkButton to={href('publicNotices')}>查看公示中的产品</LinkButton>
          </Empty>
        </Card>
      )}
      {data && <Pager total={data.total} capped={data.capped} unit="条异议" />}
    </>
  );
}
