import { accessedWords, exportReveals, listReveals } from '@shuji/contract/review/calls';
import { accessPlaces, revealColumns } from '@shuji/contract/review/labels';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { useListed } from '#app/list/use-list.ts';
import { pageTitle } from '#app/site/title.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { minuteOf } from '#app/ui/time.ts';

export const meta = pageTitle('个人信息查看记录');

/** Every access of the office to personal data: who, when, where and why; for the auditor. */
export default function Reveals() {
  const { data, error, reload, filter, isNarrowed } = useListed(listReveals, 'keyword');
  return (
    <>
      <div>
        <h1>个人信息查看记录</h1>
        <p className="muted">
          运营人员每次打开含个人信息的申请、订单、投诉等详情，每次取阅其中的文件，每次查看完整的身份证号码、手机号、银行账号，都会留下记录，不能修改或删除；本人可在个人中心看到何时、由哪种岗位查看。
        </p>
      </div>
      <ListFilter
        fields={[{ kind: 'search', name: 'keyword', label: '关键词', placeholder: '人员姓名、事由或事项编号' }]}
      />
      <OfficeRows
        list="reveal"
        columns={revealColumns}
        cells={{
          at: (row) => minuteOf(row.at),
          operator: (row) => row.operatorName,
          place: (row) => accessPlaces[row.place],
          field: (row) => accessedWords(row.field, row.file),
          reason: (row) => row.reason || '—',
          subject: (row) => <span className="small">{row.subjectId}</span>,
        }}
        data={data}
        error={error}
        onAgain={reload}
        empty={
          <Empty
            title={isNarrowed ? '没有符合条件的记录' : '还没有查看记录'}
            text={isNarrowed ? '换个关键词再试试。' : '运营人员查看个人信息后，记录会出现在这里。'}
          />
        }
        unit="条记录"
        caption="个人信息查看记录"
        sheet={{ call: exportReveals, input: filter }}
      />
    </>
  );
}
