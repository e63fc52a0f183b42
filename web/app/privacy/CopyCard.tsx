import { passwordUnits } from '@shuji/contract/field';
import { listCopies, requestCopy } from '@shuji/contract/privacy/calls';
import { copyHours, copyStatus } from '@shuji/contract/privacy/labels';
import { type CopyRow, requestCopy as requestCopyShape } from '@shuji/contract/privacy/schema';
import { Input } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { FileLink } from '#app/lib/FileLink.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';

const tones = { waiting: 'action', ready: 'good', expired: 'plain' } as const;

/** A copy of the reader's data: requested with the password, made in a minute, stored for a day. */
export function CopyCard() {
  const { data, error, reload } = useQueryOf(listCopies, {});
  const [isAsking, setAsking] = useState(false);
  const isWaiting = data?.some((row) => row.status === 'waiting');
  return (
    <Card title="下载我的信息">
      <div className="stack">
        <p>
          副本为 JSON 文件，包含账号、认证、申请、产品、需求、订单与消息等您的全部信息。准备好后以站内消息通知，保留{' '}
          {copyHours} 小时。
        </p>
        {!data && <Fallback noun="申请过的副本" error={error} onAgain={reload} lines={2} small />}
        {data && data.length > 0 && (
          <Table
            caption="申请过的副本"
            columns={[
              { title: '申请时间', cell: (row: CopyRow) => minuteOf(row.requestedAt) },
              { title: '状态', cell: (row) => <Tag tone={tones[row.status]}>{copyStatus[row.status]}</Tag> },
              { title: '保留至', cell: (row) => (row.status === 'ready' ? minuteOf(row.until) : '—') },
              {
                title: '操作',
                cell: (row) =>
                  row.url ? (
                    <FileLink file={{ url: row.url, name: '我的个人信息.json', type: 'application/json' }}>
                      下载
                    </FileLink>
                  ) : (
                    '—'
                  ),
              },
            ]}
            rows={data}
            rowKey={(row) => row.id}
          />
        )}
        {isAsking ? (
          <CallForm
            call={requestCopy}
            shape={requestCopyShape}
            submit="申请副本"
            className="narrow-form"
            onDone={() => {
              setAsking(false);
              toast.success('已受理，准备好后将通知您');
            }}
          >
            <CallField name="password" hint="为确认是您本人，请再次填写登录密码">
              <Input.Password autoComplete="current-password" maxLength={passwordUnits} />
            </CallField>
          </CallForm>
        ) : (
          <p className="row">
            <Button call={requestCopy} disabled={isWaiting} onClick={() => setAsking(true)}>
              申请我的信息副本
            </Button>
            {isWaiting && (
              <Button look="quiet" onClick={reload}>
                刷新状态
              </Button>
            )}
          </p>
        )}
      </div>
    </Card>
  );
}
