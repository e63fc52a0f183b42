import { deleteBroadcast, type getBroadcast, saveBroadcast, submitBroadcast } from '@shuji/contract/broadcast/calls';
import { type Audience, audiences, mostBroadcastsDaily } from '@shuji/contract/broadcast/labels';
import {
  saveBroadcast as saveBroadcastShape,
  submitBroadcast as submitBroadcastShape,
} from '@shuji/contract/broadcast/schema';
import type { Output } from '@shuji/contract/call';
import { Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { RegionField } from '#app/form/field/RegionField.tsx';
import { ReasonStep } from '#app/form/ReasonStep.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';
import { keepsPlace } from '#app/ui/place.ts';

type Draft = Output<typeof getBroadcast>;

/** A draft: whom it is for, its words, how many would get it now, and the way to approval. */
export function BroadcastEditor({ draft }: { draft?: Draft }) {
  const [audience, setAudience] = useState<Audience>(draft?.audience ?? 'all');
  const [isSaved, setSaved] = useState(draft !== undefined);
  const navigate = useNavigate();
  return (
    <>
      <Card title="内容与范围">
        <CallForm
          call={saveBroadcast}
          shape={saveBroadcastShape}
          className="text-form"
          initial={draft ?? { audience, isImportant: false }}
          fixed={draft ? { id: draft.id, revision: draft.revision } : {}}
          onValues={(values) => {
            setAudience(values.audience as Audience);
            setSaved(false);
          }}
          toInput={(values) => ({
            ...values,
            merchantKind: (values.audience === 'merchant' && values.merchantKind) || null,
            region: values.region ?? null,
          })}
          submit="保存草稿"
          onDone={({ id }) => {
            toast.success('草稿已保存');
            setSaved(true);
            void navigate(href('officeBroadcast', { id }), { replace: true, state: keepsPlace });
          }}
        >
          <CallField name="audience">
            <Select options={optionsOf(audiences)} />
          </CallField>
          {audience === 'merchant' && (
            <CallField name="merchantKind" hint="不选即各类数商">
              <DictSelect dict="merchantKind" />
            </CallField>
          )}
          <CallField name="region" hint="按认证主体的所在地区；不选即不限，选了则只发给已认证的">
            <RegionField anyLevel />
          </CallField>
          <CallField name="title" hint="4–40 个字；重要通知的短信只有标题，不要写人名">
            <Input maxLength={40} showCount />
          </CallField>
          <CallField name="body">
            <Input.TextArea rows={5} maxLength={1000} showCount />
          </CallField>
          <CallField name="link" hint="本站的路径，例如 /news；没有就不填">
            <Input maxLength={200} />
          </CallField>
          <CallField
            name="isImportant"
            valuePropName="checked"
            label=""
            hint="停机、规则变更等必须知道的：所有人都会收到，并发短信给没有关闭短信的；其他通知按各人的接收设置"
          >
            <Checkbox>重要通知</Checkbox>
          </CallField>
        </CallForm>
      </Card>
      {draft && <Handing draft={draft} isSaved={isSaved} />}
    </>
  );
}

function Handing({ draft, isSaved }: { draft: Draft; isSaved: boolean }) {
  const { id, reach, isImportant, audienceWords } = draft;
  const { send, busy } = useMutationOf(deleteBroadcast);
  const navigate = useNavigate();

  async function drop() {
    const isSure = await ask({ title: '删除草稿', text: '删除后不能恢复。', confirm: '删除', cancel: '取消' });
    if (!isSure || !(await send({ id }))) return;
    toast.success('已删除');
    void navigate(href('officeBroadcast'));
  }

  return (
    <Card title="发送">
      <div className="stack">
        <p role="status">
          {isSaved ? (
            <>
              {audienceWords}，现有 <strong>{reach.recipients}</strong> 人
              {isImportant
                ? `，其中 ${reach.sms} 人同时收到短信。`
                : `，其中 ${reach.declined} 人不接收平台通知，实际收到 ${reach.recipients - reach.declined} 人。`}
            </>
          ) : (
            '内容已改动，保存后重新统计人数。'
          )}
        </p>
        <p className="muted small">一天之内最多提交 {mostBroadcastsDaily} 条；批准后立即发送，送达的不能收回。</p>
        <div className="row">
          {isSaved && (
            <ReasonStep
              call={submitBroadcast}
              shape={submitBroadcastShape}
              id={id}
              words="提交批准"
              text="由一名系统管理员批准后发送；批准之前可以撤回。"
              done="已提交，等待批准"
            />
          )}
          <Button busy={busy} onClick={() => void drop()}>
            删除草稿
          </Button>
        </div>
      </div>
    </Card>
  );
}
