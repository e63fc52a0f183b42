import type { Input as CallInput } from '@shuji/contract/call';
import { listReveals, maskedFields, maskedPlaces } from '@shuji/contract/review';
import { useSearchParams } from 'react-router';
import { pick } from '#app/lib/load.ts';
import { useCall } from '#app/lib/use-call.ts';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { DeskRows, DeskSearch } from '../DeskList.tsx';

export const meta = pageTitle('个人信息查看记录');

/** Who looked behind which mask, when and why; for the auditor. */
export default function RevealDesk() {
  const [query] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const { data, error } = useCall(listReveals, pick(query, 'keyword', 'pageNum') as CallInput<typeof listReveals>);
  return (
    <>
      <div>
        <h1>个人信息查看记录</h1>
        <p className="muted">审核人员每次查看完整的身份证号码、手机号都会留下记录，不能修改或删除。</p>
      </div>
      <DeskSearch placeholder="人员姓名、事由或事项编号" kept={{}} />
      <DeskRows
        data={data}
        error={error}
        empty={
          <Empty
            title={keyword ? '没有符合条件的记录' : '还没有查看记录'}
            text={keyword ? '换个关键词再试试。' : '审核人员查看完整个人信息后，记录会出现在这里。'}
          />
        }
        caption="个人信息查看记录"
        unit="条记录"
        columns={[
          { title: '时间', cell: (row) => minuteOf(row.at) },
          { title: '人员', cell: (row) => row.operatorName },
          { title: '所在页面', cell: (row) => maskedPlaces[row.place] },
          { title: '查看内容', cell: (row) => maskedFields[row.field] },
          { title: '事由', cell: (row) => row.reason },
          { title: '事项编号', cell: (row) => <span className="small">{row.subjectId}</span> },
        ]}
      />
    </>
  );
}
