import type { Input } from '@shuji/contract/call';
import { fileShows } from '@shuji/contract/file/labels/own';
import { listFiles } from '@shuji/contract/file/own';
import { useSearchParams } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { pick } from '#app/lib/load.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { pageTitle } from '#app/site/title.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { FileRoom } from './FileRoom.tsx';
import { FileTable } from './FileTable.tsx';
import { UnfinishedCard } from './UnfinishedCard.tsx';

export const meta = pageTitle('我的文件');

const tabs = Object.entries(fileShows).map(([value, label]) => ({ value, label }));

/** Lists the reader's uploads, their uses, and their sizes. */
export default function MyFiles() {
  const [query] = useSearchParams();
  const { data, error, reload } = useQueryOf(listFiles, pick(query, 'show', 'pageNum') as Input<typeof listFiles>);
  return (
    <>
      <div>
        <h1>我的文件</h1>
        <p className="muted">
          您上传的全部文件。没有使用的文件可以删除，满 7 天自动清除；已使用的是申请、产品或交易的依据，不能删除。
        </p>
      </div>
      {data && <FileRoom room={data.room} />}
      <UnfinishedCard />
      <Tabs name="show" tabs={tabs} label="文件" />
      <Card flat={data !== undefined && data.rows.length > 0}>
        {!data && <Fallback noun="文件" error={error} onAgain={reload} lines={5} />}
        {data && data.rows.length > 0 && <FileTable rows={data.rows} />}
        {data?.rows.length === 0 && <NoFiles show={query.get('show')} />}
      </Card>
      {data && <Pager total={data.total} capped={data.capped} unit="个文件" />}
    </>
  );
}

function NoFiles({ show }: { show: string | null }) {
  if (show === 'unused') return <Empty title="没有未使用的文件" text="上传后还没有提交的文件会出现在这里。" />;
  if (show === 'used')
    return <Empty title="没有已使用的文件" text="随申请、产品、需求或订单提交的文件会出现在这里。" />;
  return <Empty title="您还没有上传过文件" text="认证材料、产品样例、付款凭证和交付文件上传后都列在这里。" />;
}
