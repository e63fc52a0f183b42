import { certificateStates } from '@shuji/contract/certificate/labels';
import { disputeDecisions } from '@shuji/contract/order/labels';
import { type RatingAspect, ratingAspects } from '@shuji/contract/rating/labels';
import { recordRoles } from '@shuji/contract/trading-record/labels';
import type { TradingRecord } from '@shuji/contract/trading-record/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#app/paths.ts';
import { yuanOf } from '#app/ui/money.ts';
import { type Column, Table } from '#app/ui/plain/Table.tsx';
import { dayOf } from '#app/ui/time.ts';

interface Part {
  title: string;
  content: ReactNode;
}

/** True of a record with nothing in it: no certificate, no deal here and none elsewhere. */
export function isBlank({ certificates, deals, outside }: TradingRecord): boolean {
  return certificates.length + deals.length + outside.length === 0;
}

/** The parts of a record, each a table with its proof named; a page puts each on a card of its own kit. */
export function recordParts(record: TradingRecord): Part[] {
  return [
    {
      title: '持有的登记证书',
      content: (
        <Lines
          caption="持有的登记证书，每份附存证日志的证明"
          rows={record.certificates}
          rowKey={({ number }) => number}
          columns={[
            {
              title: '证书编号',
              cell: ({ number }) => <Link to={href('prodcert', { number })}>{number}</Link>,
            },
            { title: '产品', cell: ({ productName }) => productName },
            { title: '类型', cell: ({ productType }) => productType },
            { title: '颁发日期', cell: ({ issuedAt }) => dayOf(issuedAt) },
            { title: '状态', cell: ({ state }) => certificateStates[state] },
          ]}
        />
      ),
    },
    {
      title: '平台成交',
      content: (
        <Lines
          caption="按月、身份与交付方式的成交，每笔附交易凭证的证明"
          rows={record.deals}
          rowKey={({ month, role, delivery }) => `${month} ${role} ${delivery}`}
          columns={[
            { title: '月份', cell: ({ month }) => month },
            { title: '身份', cell: ({ role }) => recordRoles[role] },
            { title: '交付方式', cell: ({ delivery }) => delivery },
            { title: '成交', align: 'right', cell: ({ certificates }) => `${certificates.length} 笔` },
            { title: '交易凭证', cell: ({ certificates }) => <Numbers of={certificates} /> },
          ]}
        />
      ),
    },
    {
      title: '累计成交金额',
      content: (
        <>
          <Lines
            caption="各身份的累计成交金额，由交易中心签名声明"
            rows={record.amounts}
            rowKey={({ role }) => role}
            nothing="完成的成交较少，金额不列出，以免看出单笔价款。"
            columns={[
              { title: '身份', cell: ({ role }) => recordRoles[role] },
              { title: '截至', cell: ({ until }) => `${until} 月末` },
              { title: '成交', align: 'right', cell: ({ count: deals }) => `${deals} 笔` },
              { title: '金额', align: 'right', cell: ({ amount }) => `¥${yuanOf(amount)}` },
            ]}
          />
          {record.amounts.length > 0 && (
            <p className="muted small">按整月累计，每次至少增加 5 笔才更新，不能由此算出单笔价款。</p>
          )}
        </>
      ),
    },
    {
      title: '数据更新准时率',
      content: (
        <Lines
          caption="近一年应更新的次数，由交易中心签名声明"
          rows={record.punctuality}
          rowKey={({ number }) => number}
          columns={[
            { title: '产品', cell: ({ productName }) => productName },
            { title: '近一年应更新', align: 'right', cell: ({ due }) => `${due} 次` },
            { title: '按时', align: 'right', cell: ({ onTime }) => `${onTime} 次` },
            { title: '逾期', align: 'right', cell: ({ late }) => `${late} 次` },
            { title: '缺报', align: 'right', cell: ({ missed }) => `${missed} 次` },
          ]}
        />
      ),
    },
    { title: '成交评价', content: <Ratings of={record.ratings} /> },
    {
      title: '争议',
      content: (
        <Lines
          caption="各身份的争议及结果，由交易中心签名声明"
          rows={record.disputes}
          rowKey={({ role }) => role}
          columns={[
            { title: '身份', cell: ({ role }) => recordRoles[role] },
            { title: '提起', align: 'right', cell: ({ raised }) => `${raised} 件` },
            { title: '处理中', align: 'right', cell: ({ open }) => `${open} 件` },
            { title: disputeDecisions.continue, align: 'right', cell: (row) => `${row.continue} 件` },
            { title: disputeDecisions.complete, align: 'right', cell: ({ complete }) => `${complete} 件` },
            { title: disputeDecisions.cancel, align: 'right', cell: ({ cancel }) => `${cancel} 件` },
            { title: '已撤回', align: 'right', cell: ({ withdraw }) => `${withdraw} 件` },
          ]}
        />
      ),
    },
    {
      title: '平台以外的成交',
      content: (
        <Lines
          caption="平台以外的成交，经交易中心审核并签名声明"
          rows={record.outside}
          rowKey={({ productName, dealtOn, approvedAt }) => `${productName} ${dealtOn} ${approvedAt}`}
          columns={[
            { title: '产品', cell: ({ productName }) => productName },
            { title: '身份', cell: ({ role }) => role },
            { title: '交易日期', cell: ({ dealtOn }) => dealtOn },
            { title: '审核通过', cell: ({ approvedAt }) => dayOf(approvedAt) },
          ]}
        />
      ),
    },
  ];
}

interface LinesProps<T> {
  caption: string;
  columns: Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  nothing?: string;
}

function Lines<T>({ nothing = '没有记录', ...table }: LinesProps<T>) {
  if (table.rows.length === 0) return <p className="muted">{nothing}</p>;
  return (
    <div className="stack" data-gap="2">
      <Table {...table} />
      <p className="muted small">{table.caption}。</p>
    </div>
  );
}

function Numbers({ of: numbers }: { of: string[] }) {
  const links = numbers.map((number) => (
    <li key={number}>
      <Link to={href('sellcert', { number })}>{number}</Link>
    </li>
  ));
  if (numbers.length <= 2) return <ul>{links}</ul>;
  return (
    <details className="unfold">
      <summary>{numbers.length} 份凭证</summary>
      <ul>{links}</ul>
    </details>
  );
}

function Ratings({ of: ratings }: { of: TradingRecord['ratings'] }) {
  const { count: given, average } = ratings;
  if (given === 0) return <p className="muted">没有记录</p>;
  if (average === null) return <p>{given} 条评价，条数较少，不列平均分。</p>;
  const aspects = Object.keys(ratingAspects) as RatingAspect[];
  return (
    <p>
      {given} 条评价，平均 <strong>{average}</strong> 分（满分 5 分）：
      {aspects.map((aspect) => `${ratingAspects[aspect]} ${ratings[aspect]}`).join('、')}
    </p>
  );
}
