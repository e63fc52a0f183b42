// The check of a trading record in the downloaded file.
import { certificateStates } from '@shuji/contract/certificate/labels';
import { disputeDecisions } from '@shuji/contract/order/labels';
import { fieldLabel } from '@shuji/contract/proof/labels';
import type { VerifierKey } from '@shuji/contract/proof/note';
import { type RecordFile, recordSteps, verifyRecord } from '@shuji/contract/proof/record';
import { recordRoles } from '@shuji/contract/trading-record/labels';
import type { TradingRecord } from '@shuji/contract/trading-record/schema';
import { primitives } from '#app/proof-log/primitives.ts';
import { yuanOf } from '#app/ui/money.ts';
import { dayOf, secondOf } from '#app/ui/time.ts';
import { checkView } from './check.ts';
import { element, tableOf } from './element.ts';

const proves = [
  '履历自交易中心签署起没有改动。',
  '持有的登记证书与每一笔成交：各有一份证书或凭证写在存证日志里，属于履历所载的统一社会信用代码，月份、身份与交付方式由凭证得出。',
  '累计金额、准时率、评价、争议与平台以外的成交：由交易中心按平台记录签名声明。',
];
const doesNotProve = [
  '声明的时间之后的成交、证书状态、评价与争议。',
  '平台以外的经营情况；经审核的平台以外成交，以登记时提交的材料为限。',
];
const passed = '履历没有改动，由交易中心签名确认，各笔成交与证书都有存证';

export function recordCheck(file: RecordFile, keys: VerifierKey[]): HTMLElement[] {
  const outcome = verifyRecord(file, { keys, primitives, now: new Date(), label: fieldLabel });
  const check = { steps: recordSteps, passed, proves, doesNotProve };
  if ('step' in outcome) return checkView({ ...check, failure: outcome, content: [] });
  const { record, issuer, at } = outcome;
  const facts = tableOf([
    ['数商', record.holder.name],
    ['统一社会信用代码', record.holder.code],
    ['入驻日期', dayOf(record.holder.since)],
    ['声明', `${issuer}　${secondOf(at)}`],
    ['成交', `自 ${record.from} 起`],
  ]);
  const parts = partsOf(record).flatMap(([title, rows]) => [
    element('h2', title),
    rows.length > 0 ? tableOf(rows) : element('p', '没有记录', 'muted'),
  ]);
  return checkView({ ...check, failure: null, content: [facts, ...parts] });
}

type Part = [title: string, rows: [string, string][]];

function partsOf(record: TradingRecord): Part[] {
  const { count, average } = record.ratings;
  return [
    [
      '持有的登记证书',
      record.certificates.map(({ number, productName, productType, issuedAt, state }) => [
        number,
        `${productName}（${productType}）　${dayOf(issuedAt)} 颁发　${certificateStates[state]}`,
      ]),
    ],
    [
      '平台成交',
      record.deals.map(({ month, role, delivery, certificates }) => [
        month,
        `${recordRoles[role]}　${delivery}　${certificates.length} 笔：${certificates.join('、')}`,
      ]),
    ],
    [
      '累计成交金额',
      record.amounts.map(({ role, until, count: deals, amount }) => [
        recordRoles[role],
        `截至 ${until} 月末　${deals} 笔　${yuanOf(amount)} 元`,
      ]),
    ],
    [
      '数据更新准时率（近一年）',
      record.punctuality.map(({ number, productName, due, onTime, late, missed }) => [
        number,
        `${productName}　应更新 ${due} 次：按时 ${onTime}、逾期 ${late}、缺报 ${missed}`,
      ]),
    ],
    [
      '成交评价',
      count === 0 ? [] : [[`${count} 条`, average === null ? '未满公布平均分的条数' : `平均 ${average} 分`]],
    ],
    [
      '争议',
      record.disputes.map(({ role, raised, open, continue: goesOn, complete, cancel, withdraw }) => [
        recordRoles[role],
        `提起 ${raised}：处理中 ${open}、${disputeDecisions.continue} ${goesOn}、${disputeDecisions.complete} ${complete}、${disputeDecisions.cancel} ${cancel}、撤回 ${withdraw}`,
      ]),
    ],
    [
      '平台以外的成交（经交易中心审核）',
      record.outside.map(({ productName, role, dealtOn, approvedAt }) => [
        dealtOn,
        `${productName}　${role}　${dayOf(approvedAt)} 审核通过`,
      ]),
    ],
  ];
}
