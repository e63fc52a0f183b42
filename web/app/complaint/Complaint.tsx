import { useSearchParams } from 'react-router';
import { useToken } from '#app/lib/session.ts';
import { pageTitle } from '#app/site/title.ts';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { FileComplaint } from './FileComplaint.tsx';
import { FollowComplaint } from './FollowComplaint.tsx';

export const meta = pageTitle('投诉与建议', '向数据交易中心咨询、建议、投诉与举报，凭受理编号查看办理情况。');

const tabs = [
  { value: 'add', label: '提交' },
  { value: 'follow', label: '查询办理情况' },
];

export default function Complaint() {
  const [query] = useSearchParams();
  const token = useToken();
  return (
    <div className="wrap narrow page">
      <div>
        <h1>投诉与建议</h1>
        <p className="muted">咨询、建议、投诉与举报都在这里提交，无需注册。中心逐件登记，按期答复，全程留痕。</p>
      </div>
      <Tabs name="tab" tabs={tabs} label="投诉与建议" />
      {query.get('tab') === 'follow' ? <FollowComplaint /> : <FileComplaint key={token} isSignedIn={token !== ''} />}
    </div>
  );
}
