import { listSettingRequests, listSettings } from '@shuji/contract/site/office';
import type { SettingRequest } from '@shuji/contract/site/schema/office';
import {
  isSettingKey,
  type SettingGroup,
  type SettingKey,
  settingGroups,
  settingTable,
} from '@shuji/contract/site/setting';
import { settingEffect, valuesOf } from '@shuji/contract/site/setting-effect';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { pageTitle } from '#app/site/title.ts';
import { optionsOf } from '#app/ui/options.ts';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { minuteOf } from '#app/ui/time.ts';
import { SettingChange } from './SettingChange.tsx';
import { SettingRequests } from './SettingRequests.tsx';
import styles from './Settings.module.css';
import { valueWords } from './setting-labels.ts';

export const meta = pageTitle('系统设置');

const groups = optionsOf(settingGroups);

interface Row {
  key: SettingKey;
  value: string;
}

/** Every setting in its group: what it is, what it is now, and what that does today. */
export default function Settings() {
  const [query] = useSearchParams();
  const { data, error, reload } = useQueryOf(listSettings, {});
  const requests = useQueryOf(listSettingRequests, {});
  const [edited, setEdited] = useState<Row | null>(null);
  const requested = query.get('group') ?? '';
  const group: SettingGroup = Object.hasOwn(settingGroups, requested) ? (requested as SettingGroup) : 'site';
  const rows = data?.flatMap(({ key, value }) => (isSettingKey(key) ? [{ key, value }] : []));
  const values = valuesOf(data ?? []);
  const keys = Object.keys(settingTable) as SettingKey[];
  const shown = keys.flatMap((key) => rows?.find((row) => row.key === key && settingTable[key].group === group) ?? []);
  return (
    <>
      <div>
        <h1>系统设置</h1>
        <p className="muted">
          修改立即生效，不影响已经算定的期限和已签的合同；每次修改都有记录。改动收款账户与服务费，或者放宽管控的，须由另一名系统管理员批准。
        </p>
      </div>
      {requests.data ? (
        <SettingRequests requests={requests.data} />
      ) : (
        requests.error && (
          <Card title="设置变更申请">
            <Fallback noun="设置变更申请" error={requests.error} onAgain={requests.reload} small />
          </Card>
        )
      )}
      <Tabs name="group" tabs={groups} label="设置分组" />
      {!data && (
        <Card>
          <Fallback noun="设置" error={error} onAgain={reload} lines={8} />
        </Card>
      )}
      {data && (
        <Card>
          <ul className={`lines ${styles.list}`}>
            {shown.map((row) => (
              <li key={row.key}>
                <div>
                  <h2>{settingTable[row.key].label}</h2>
                  <p className="muted small">{settingTable[row.key].about}</p>
                </div>
                <div>
                  <p className="strong">{valueWords(row.key, row.value)}</p>
                  <p className="small">{settingEffect(row.key, row.value, values, new Date())}</p>
                  <WaitingValue
                    request={requests.data?.find(({ key, status }) => key === row.key && status === 'waiting')}
                  />
                </div>
                <Button size="small" aria-label={`修改${settingTable[row.key].label}`} onClick={() => setEdited(row)}>
                  修改
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {edited && (
        <SettingChange
          key={edited.key}
          settingKey={edited.key}
          value={edited.value}
          others={values}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function WaitingValue({ request }: { request: SettingRequest | undefined }) {
  if (!request || !isSettingKey(request.key)) return null;
  return (
    <p className="small">
      <Tag tone="warn">待批准</Tag> {valueWords(request.key, request.value)}（{request.requestedBy}，
      {minuteOf(request.requestedAt)}）
    </p>
  );
}
