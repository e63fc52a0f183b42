import { createRecordLink, listRecordLinks, withdrawRecordLink } from '@shuji/contract/trading-record/calls';
import { linkDays, linkStates, mostLinks } from '@shuji/contract/trading-record/labels';
import { createRecordLink as createShape, type RecordLink } from '@shuji/contract/trading-record/schema';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { PastEnd } from '#app/admin/PastEnd.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { OnceKey } from '#app/gateway/OnceKey.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';

/** Links that show the record to others: a new one, shown once, and the list with when each was opened. */
export function RecordLinks() {
  const [address, setAddress] = useState<string | null>(null);
  return (
    <>
      <Card title="分享" layout="stack">
        <p>
          拿到链接的人不用登录就能看到<strong>打开当时</strong>
          的履历并下载文件。到期自动失效，也可以随时撤回；链接只显示一次，请直接发给对方。
        </p>
        {address === null ? (
          <CallForm
            call={createRecordLink}
            shape={createShape}
            initial={{ days: 30 }}
            submit="创建分享链接"
            className="narrow-form"
            onDone={(data) => setAddress(data.address)}
          >
            <CallField name="note" hint="只给自己看，方便以后分辨，例如：滨海银行授信">
              <Input maxLength={60} />
            </CallField>
            <CallField name="days">
              <Radio.Group
                options={Object.entries(linkDays).map(([days, label]) => ({ value: Number(days), label }))}
              />
            </CallField>
          </CallForm>
        ) : (
          <OnceKey noun="链接" label="分享链接" value={address} onSaved={() => setAddress(null)} />
        )}
      </Card>
      <Links />
    </>
  );
}

const tones = { valid: 'good', expired: 'plain', withdrawn: 'plain' } as const;

function Links() {
  const [query] = useSearchParams();
  const { data, error, reload } = useQueryOf(listRecordLinks, { pageNum: query.get('pageNum') ?? '1' });
  if (!data)
    return (
      <Card title="分享链接">
        <Fallback noun="分享链接" error={error} onAgain={reload} lines={3} />
      </Card>
    );
  const { rows, total } = data;
  return (
    <Card title="分享链接" layout="stack">
      {total === 0 && (
        <Empty title="还没有分享过" text={`创建的链接列在这里；有效的和一天内创建的最多 ${mostLinks} 个。`} />
      )}
      {rows.length > 0 && (
        <Table
          caption="分享链接的有效期与打开情况"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { title: '给谁看', cell: ({ note }) => note },
            { title: '状态', cell: ({ state }) => <Tag tone={tones[state]}>{linkStates[state]}</Tag> },
            { title: '创建', cell: ({ createdAt }) => minuteOf(createdAt) },
            { title: '到期', cell: ({ expiresAt }) => minuteOf(expiresAt) },
            {
              title: '最近打开',
              cell: ({ openedAt, opens }) => (openedAt ? `${minuteOf(openedAt)}（共 ${opens} 次）` : '未打开'),
            },
            { title: '操作', cell: (link) => <Withdraw link={link} /> },
          ]}
        />
      )}
      {total > 0 && rows.length === 0 && <PastEnd total={total} />}
      <Pager total={total} unit="个链接" />
    </Card>
  );
}

function Withdraw({ link: { id, note, state, withdrawnAt } }: { link: RecordLink }) {
  const { send, busy } = useMutationOf(withdrawRecordLink);
  if (withdrawnAt) return <span className="muted">{minuteOf(withdrawnAt)} 撤回</span>;
  if (state !== 'valid') return null;

  async function withdraw() {
    const isSure = await ask({
      title: '撤回分享链接',
      text: `给“${note}”的链接将立即失效，对方再打开时看不到任何内容。撤回后不能恢复，需要时请另建链接。`,
      confirm: '撤回',
      kind: 'warning',
      danger: true,
    });
    if (isSure && (await send({ id }))) toast.success('已撤回，链接立即失效');
  }

  return (
    <Button call={withdrawRecordLink} size="small" busy={busy} aria-label={`撤回：${note}`} onClick={withdraw}>
      撤回
    </Button>
  );
}
