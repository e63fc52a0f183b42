import { dismissAlert, listAlerts } from '@shuji/contract/alert/calls';
import { alertRules } from '@shuji/contract/alert/labels';
import { type Alert, dismissAlert as dismissAlertShape } from '@shuji/contract/alert/schema';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import styles from './Alert.module.css';
import { DismissedAlerts } from './DismissedAlerts.tsx';
import { OpenAlert } from './OpenAlert.tsx';

export const meta = pageTitle('异常交易提示');

/** Unusual trading: a person judges it, never the rule alone. */
export default function AlertQueue() {
  const [query] = useSearchParams();
  const { data, error, reload } = useQueryOf(listAlerts, {});
  const [judged, setJudged] = useState<Alert | null>(null);
  const tab = query.get('tab') ?? 'open';
  const tabs = [
    { value: 'open', label: '待核查', ...(data && { count: data.open.length }) },
    { value: 'dismissed', label: '已核查' },
    { value: 'rules', label: '规则' },
  ];
  return (
    <>
      <div>
        <h1>异常交易提示</h1>
        <p className="muted">
          按既定规则从近 90 天的订单中找出，供人工核查；提示本身不代表交易违规，也不影响订单办理。
        </p>
      </div>
      <Tabs name="tab" tabs={tabs} label="提示" />
      {!data && (
        <Card>
          <Fallback noun="提示" error={error} onAgain={reload} />
        </Card>
      )}
      {data && tab === 'open' && (
        <ul className="stack">
          {data.open.map((alert) => (
            <OpenAlert key={alert.id} alert={alert} onJudge={() => setJudged(alert)} />
          ))}
        </ul>
      )}
      {data?.open.length === 0 && tab === 'open' && (
        <Card>
          <Empty title="没有待核查的提示" text="按现行规则没有发现需要核查的交易，新的提示会出现在这里。" />
        </Card>
      )}
      {data && tab === 'dismissed' && <DismissedAlerts rows={data.dismissed} />}
      {tab === 'rules' && (
        <Card>
          <ol className={styles.rules}>
            {Object.entries(alertRules).map(([rule, words]) => (
              <li key={rule}>{words}</li>
            ))}
          </ol>
        </Card>
      )}
      <Modal open={judged !== null} title="核查结论" onCancel={() => setJudged(null)} footer={null} destroyOnHidden>
        {judged && (
          <CallForm
            call={dismissAlert}
            shape={dismissAlertShape}
            fixed={{ id: judged.id }}
            submit="记录结论"
            onDone={() => {
              setJudged(null);
              toast.success('已记录，出现新的订单时会重新提示');
            }}
          >
            <p>
              {judged.subject}：{judged.why}
            </p>
            <CallField name="reason" hint="写明如何核实、结论是什么；连同当时的情况一并留存，不能修改">
              <Input.TextArea maxLength={300} showCount autoSize={{ minRows: 3 }} />
            </CallField>
          </CallForm>
        )}
      </Modal>
    </>
  );
}
