import { changeSetting, listSettingChanges } from '@shuji/contract/site/office';
import { changeSetting as changeSettingShape } from '@shuji/contract/site/schema/office';
import { type SettingKey, settingTable, settledSetting, takesTwo, wrongSetting } from '@shuji/contract/site/setting';
import { type SettingValues, settingEffect } from '@shuji/contract/site/setting-effect';
import { Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { MoneyField } from '#app/form/field/MoneyField.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';
import { minuteOf } from '#app/ui/time.ts';
import { SettingPreview } from './SettingPreview.tsx';
import { valueWords } from './setting-labels.ts';

interface ChangeProps {
  settingKey: SettingKey;
  value: string;
  others: SettingValues;
  onClose: () => void;
}

/** One setting: the new value with a preview of its effect, and its earlier changes. */
export function SettingChange({ settingKey, value, others, onClose }: ChangeProps) {
  const [written, setWritten] = useState(value);
  const { label, about, kind } = settingTable[settingKey];
  const isWaiting = takesTwo(settingKey, value, settledSetting(settingKey, written)) && written !== value;
  const effect = settingEffect(settingKey, written, others, new Date());
  return (
    <Modal open title={`修改${label}`} width={640} onCancel={onClose} footer={null} destroyOnHidden>
      <p className="muted">{about}</p>
      <CallForm
        call={changeSetting}
        shape={changeSettingShape}
        fixed={{ key: settingKey, before: value }}
        initial={{ value: kind === 'fen' && value !== '' ? Number(value) : value }}
        toInput={(values) => ({ ...values, value: String(values.value ?? '') })}
        onValues={(values) => setWritten(String(values.value ?? '').trim())}
        submit={isWaiting ? '提交申请' : '保存，立即生效'}
        onDone={(done) => {
          if (done.isWaiting) toast.info('已提交，待另一名系统管理员批准');
          else toast.success(`${label}已修改，立即生效`);
          onClose();
        }}
      >
        <CallField name="value" label={label} hint={hintOf(settingKey)} required={settingTable[settingKey].required}>
          {controlOf(settingKey)}
        </CallField>
        {wrongSetting(settingKey, written) === null && (
          <SettingPreview settingKey={settingKey} values={{ ...others, [settingKey]: written }} />
        )}
        <div aria-live="polite" style={{ marginBottom: 16 }}>
          {effect && <Alert title={isWaiting ? '批准后的效果' : '保存后的效果'}>{effect}</Alert>}
          {!effect && wrongSetting(settingKey, written) && (
            <Alert tone="warn" title={wrongSetting(settingKey, written) ?? ''} />
          )}
        </div>
        {isWaiting && (
          <CallField name="reason" hint="这项改动须由另一名系统管理员批准，批准前一切不变；至少 4 个字">
            <Input.TextArea rows={2} maxLength={200} />
          </CallField>
        )}
      </CallForm>
      <Changes settingKey={settingKey} />
    </Modal>
  );
}

function controlOf(key: SettingKey) {
  const { kind, unit, choices, maxLength } = settingTable[key];
  if (kind === 'choice') return <Select options={optionsOf(choices ?? {})} />;
  if (kind === 'fen') return <MoneyField />;
  if (kind === 'days') return <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={2000} />;
  if (kind === 'number') return <Input inputMode="numeric" suffix={unit} maxLength={9} />;
  return <Input maxLength={maxLength ?? 200} />;
}

function hintOf(key: SettingKey): string | undefined {
  const { kind, min, max, unit } = settingTable[key];
  if (kind === 'number') return `${min} 至 ${max} ${unit}`;
  return kind === 'days' ? '形如 2026-10-01，多个日期用逗号或换行隔开' : undefined;
}

function Changes({ settingKey }: { settingKey: SettingKey }) {
  const { data } = useQueryOf(listSettingChanges, { key: settingKey });
  if (!data) return null;
  return (
    <section aria-label="修改记录" style={{ marginTop: 24 }}>
      <h3>修改记录</h3>
      {data.length === 0 && <p className="muted">还没有修改过。</p>}
      <ul className="small">
        {data.map(({ at, operatorName, approvedName, before, after }) => (
          <li key={at}>
            {minuteOf(at)} {operatorName}
            {approvedName && `申请、${approvedName}批准`}：{valueWords(settingKey, before)} →{' '}
            {valueWords(settingKey, after)}
          </li>
        ))}
      </ul>
    </section>
  );
}
