import { decideSettingRequest, withdrawSettingRequest } from '@shuji/contract/site/office';
import type { SettingRequest } from '@shuji/contract/site/schema/office';
import { isSettingKey, settingTable } from '@shuji/contract/site/setting';
import { ApprovalCard } from '#app/approval/ApprovalCard.tsx';
import { DecidedRequests } from '#app/approval/DecidedRequests.tsx';
import { Facts } from '#app/ui/plain/Facts.tsx';
import { valueWords } from './setting-labels.ts';

/** Changes of settings that wait for a second administrator, and how the last ones ended. */
export function SettingRequests({ requests }: { requests: SettingRequest[] }) {
  return (
    <>
      {requests
        .filter(({ status }) => status === 'waiting')
        .map((request) => (
          <ApprovalCard
            key={request.id}
            title={titleOf(request)}
            request={request}
            decide={decideSettingRequest}
            withdraw={withdrawSettingRequest}
            effect={`批准后立即生效：${changeWords(request)}。请先与申请人核对。`}
          >
            <Facts
              facts={[
                ['原值', wordsOf(request.key, request.before)],
                ['新值', <strong key="value">{wordsOf(request.key, request.value)}</strong>],
              ]}
            />
          </ApprovalCard>
        ))}
      <DecidedRequests
        noun="设置变更申请"
        rows={requests.filter(({ status }) => status !== 'waiting')}
        titleOf={(row) => `${titleOf(row)}：${changeWords(row)}`}
      />
    </>
  );
}

function titleOf({ key }: SettingRequest): string {
  return `修改${isSettingKey(key) ? settingTable[key].label : key}`;
}

function changeWords({ key, before, value }: SettingRequest): string {
  return `${wordsOf(key, before)} → ${wordsOf(key, value)}`;
}

function wordsOf(key: string, value: string): string {
  return isSettingKey(key) ? valueWords(key, value) : value;
}
