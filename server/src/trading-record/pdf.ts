// A record as a document for people; the file with the proofs decides.
import { certificateStates } from '@shuji/contract/certificate/labels';
import { disputeDecisions } from '@shuji/contract/order/labels';
import { recordRoles } from '@shuji/contract/trading-record/labels';
import type { TradingRecord } from '@shuji/contract/trading-record/schema';
import type { PdfBlock, PdfContent } from '#src/pdf/draw.ts';
import { minuteInChina } from '#src/spreadsheet/reply.ts';

export function recordPdf(record: TradingRecord, { issuer, at }: { issuer: string; at: string }): PdfContent {
  const { holder } = record;
  const moment = minuteInChina(at);
  return {
    title: `${holder.name} 交易履历`,
    author: issuer,
    keywords: holder.code,
    at,
    blocks: [
      { as: 'title', text: '交易履历' },
      line(`数商：${holder.name}`),
      line(`统一社会信用代码：${holder.code}`),
      line(`入驻日期：${day(holder.since)}`),
      line(`出具：${issuer}，${moment}（北京时间）；成交自 ${record.from} 起`),
      ...sections(record).flatMap(([title, head, widths, rows]): PdfBlock[] => [
        { as: 'gap' },
        { as: 'heading', text: title },
        rows.length > 0 ? { as: 'table', widths, rows: [head, ...rows] } : line('没有记录'),
      ]),
      ratingsOf(record),
      {
        as: 'note',
        text: `本文件由${issuer}按平台记录排版，供阅读。要核验，请打开带签名的履历文件或离线查验文件：每份证书、每笔成交的凭证都附有存证日志的证明，其余各项由交易中心签名声明。履历不载需方名称与单笔价款。`,
      },
    ],
    foot: `${holder.name}　交易履历　${moment}`,
  };
}

type Section = [title: string, head: string[], widths: number[], rows: string[][]];

function sections(record: TradingRecord): Section[] {
  return [
    [
      '持有的登记证书',
      ['证书编号', '产品', '类型', '颁发日期', '状态'],
      [4, 5, 2, 2, 1.5],
      record.certificates.map((one) => [
        one.number,
        one.productName,
        one.productType,
        day(one.issuedAt),
        certificateStates[one.state],
      ]),
    ],
    [
      '平台成交',
      ['月份', '身份', '交付方式', '笔数', '交易凭证'],
      [1.6, 1.2, 2, 1.2, 6],
      record.deals.map(({ month, role, delivery, certificates }) => [
        month,
        recordRoles[role],
        delivery,
        String(certificates.length),
        certificates.join('、'),
      ]),
    ],
    [
      '累计成交金额',
      ['身份', '截至', '笔数', '金额（元）'],
      [1, 1, 1, 2],
      record.amounts.map(({ role, until, count, amount }) => [
        recordRoles[role],
        `${until} 月末`,
        String(count),
        (amount / 100).toFixed(2),
      ]),
    ],
    [
      '数据更新准时率（近一年）',
      ['产品', '应更新', '按时', '逾期', '缺报'],
      [5, 1, 1, 1, 1],
      record.punctuality.map(({ productName, due, onTime, late, missed }) => [
        productName,
        ...[due, onTime, late, missed].map(String),
      ]),
    ],
    [
      '争议',
      ['身份', '提起', '处理中', ...Object.values(disputeDecisions), '已撤回'],
      [1, 1, 1, 1.5, 2, 1.5, 1],
      record.disputes.map((one) => [
        recordRoles[one.role],
        ...[one.raised, one.open, one.continue, one.complete, one.cancel, one.withdraw].map(String),
      ]),
    ],
    [
      '平台以外的成交（经交易中心审核）',
      ['产品', '身份', '交易日期', '审核通过'],
      [5, 1, 1.5, 1.5],
      record.outside.map(({ productName, role, dealtOn, approvedAt }) => [productName, role, dealtOn, day(approvedAt)]),
    ],
  ];
}

function ratingsOf({ ratings: { count, average } }: TradingRecord): PdfBlock {
  if (count === 0) return line('成交评价：暂无');
  return line(`成交评价：${count} 条${average === null ? '' : `，平均 ${average.toFixed(1)} 分（满分 5 分）`}`);
}

function line(text: string): PdfBlock {
  return { as: 'line', text };
}

function day(moment: string): string {
  return minuteInChina(moment).slice(0, 10);
}
