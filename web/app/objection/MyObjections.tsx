import { useSearchParams } from 'react-router';
import { pageTitle } from '#app/site/title.ts';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { RaisedObjections } from './RaisedObjections.tsx';
import { ReceivedObjections } from './ReceivedObjections.tsx';

export const meta = pageTitle('公示异议');

const tabs = [
  { value: 'raised', label: '我提出的' },
  { value: 'received', label: '我收到的' },
];

export default function MyObjections() {
  const [query] = useSearchParams();
  return (
    <>
      <div>
        <h1>公示异议</h1>
        <p className="muted">产品登记公示期间提出的异议：提出、答复、中心的处理结论和理由都记录在这里。</p>
      </div>
      <Tabs name="show" tabs={tabs} label="公示异议" />
      {query.get('show') === 'received' ? <ReceivedObjections /> : <RaisedObjections />}
    </>
  );
}
