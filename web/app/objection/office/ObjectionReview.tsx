import {
  decideObjection,
  getObjection,
  objectionDecisions,
  objectionGrounds,
  objectionStatus,
} from '@shuji/contract/objection';
import { Input, Radio } from 'antd';
import { Link, useNavigate } from 'react-router';
import { CallField } from '#app/form/CallField.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { useCall } from '#app/lib/use-call.ts';
import { href } from '#app/paths.ts';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Facts } from '#app/ui/Facts.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { toast } from '#app/ui/notify.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { objectionTone } from '../words.ts';

const decisions = Object.entries(objectionDecisions).map(([value, label]) => ({ value, label }));

/** An objection with its evidence, and the centre's decision. */
export function ObjectionReview({ id }: { id: string }) {
  const { data, error } = useCall(getObjection, { id });
  const navigate = useNavigate();
  return (
    <>
      <Link to={href('officeObjection')}>← 返回列表</Link>
      {!data && <Card>{error ? <Empty title="没有找到该异议" text={error.message} /> : <Skeleton lines={8} />}</Card>}
      {data && (
        <>
          <div className="row">
            <h1>异议：{data.productName}</h1>
            <Tag tone={objectionTone[data.status]}>{objectionStatus[data.status]}</Tag>
          </div>
          <Card title="异议内容">
            <Facts
              facts={[
                [
                  '产品',
                  <Link key="product" to={href('officeProduct', { id: data.productId })}>
                    {data.productNumber}
                  </Link>,
                ],
                ['供方', data.supplierName],
                ['异议人', data.objectorName],
                ['异议理由', objectionGrounds[data.ground]],
                ['事实与说明', data.text],
                ['提出时间', minuteOf(data.filedAt)],
                ['公示截止', minuteOf(data.noticeUntil)],
                ['处理理由', data.reason],
              ]}
            />
          </Card>
          <Card title="证据材料">
            <ul>
              {data.files.map((file) => (
                <li key={file.id}>
                  <a href={file.url} target="_blank" rel="noreferrer">
                    {file.name}
                  </a>
                </li>
              ))}
            </ul>
          </Card>
          {data.mayDecide && (
            <Card title="处理">
              <CallForm
                call={decideObjection}
                fixed={{ id }}
                draft={`objection-decision-${id}`}
                submit="作出处理"
                onDone={() => {
                  toast.success('异议已处理，双方都会收到通知');
                  navigate(href('officeObjection'));
                }}
              >
                <CallField name="decision">
                  <Radio.Group style={{ display: 'grid', gap: 8 }} options={decisions} />
                </CallField>
                <CallField name="reason" hint="供方和异议人都会看到">
                  <Input.TextArea rows={4} maxLength={500} showCount />
                </CallField>
              </CallForm>
            </Card>
          )}
          {data.status === 'open' && !data.mayDecide && (
            <Notice tone="warn" title="不能处理涉及本单位的异议">
              请转交其他审核人员办理。
            </Notice>
          )}
        </>
      )}
    </>
  );
}
