import { accessPlaces } from '@shuji/contract/nouns';
import { accessedWords, exportReveals, listReveals } from '@shuji/contract/review/calls';
import { revealColumns } from '@shuji/contract/review/labels';
import { keyword } from '#app/admin/list/filters.ts';
import { listPage } from '#app/admin/list/QueuePage.tsx';
import { pageTitle } from '#app/site/title.ts';
import { minuteOf } from '#app/ui/time.ts';

export const meta = pageTitle('个人信息查看记录');

/** Every access of the office to personal data: who, when, where and why; for the auditor. */
export default listPage({
  title: '个人信息查看记录',
  lead: '运营人员每次打开含个人信息的申请、订单、投诉等详情，每次取阅其中的文件，每次查看完整的身份证号码、手机号、银行账号，都会留下记录，不能修改或删除；本人可在个人中心看到何时、由哪种岗位查看。',
  call: listReveals,
  exports: exportReveals,
  filters: [keyword('人员姓名、事由或事项编号')],
  empty: { title: '还没有查看记录', text: '运营人员查看个人信息后，记录会出现在这里。' },
  list: 'reveal',
  columns: revealColumns,
  caption: '个人信息查看记录',
  unit: '条记录',
  nothing: '没有符合条件的记录',
  hint: '换个关键词再试试。',
  cells: {
    at: (row) => minuteOf(row.at),
    operator: (row) => row.operatorName,
    place: (row) => accessPlaces[row.place],
    field: (row) => accessedWords(row.field, row.file),
    reason: (row) => row.reason || '—',
    subject: (row) => <span className="small">{row.subjectId}</span>,
  },
});
