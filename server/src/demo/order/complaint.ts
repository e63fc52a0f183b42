import { randomUUIDv7 } from 'node:crypto';
import type { ComplaintKind, ComplaintStep } from '@shuji/contract/complaint/labels';
import { insertComplaint, moveComplaint } from '#src/complaint/queries.ts';
import { codeText, moves } from '#src/complaint/rules.ts';
import { readableNumber } from '#src/db/number.ts';
import { cast } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/fill.ts';
import { insertEvent } from '#src/lifecycle/queries.ts';

interface Happened {
  step: Exclude<ComplaintStep, 'file'>;
  hoursLater: number;
  text: string;
}

interface DemoComplaint {
  kind: ComplaintKind;
  title: string;
  text: string;
  /** Whose account; a visitor's otherwise. */
  by?: 'li' | 'wang' | 'chen';
  name: string;
  hoursAgo: number;
  steps: Happened[];
}

const complaints: DemoComplaint[] = [
  {
    kind: 'question',
    title: '境外子公司能否作为需方订购数据',
    text: '我公司在新加坡设有全资子公司，希望以子公司名义订购气象类数据用于航线规划，请问是否可以认证，需要哪些材料？',
    by: 'wang',
    name: '王女士',
    hoursAgo: 30,
    steps: [{ step: 'accept', hoursLater: 2, text: '' }],
  },
  {
    kind: 'suggestion',
    title: '建议样例预览支持按列筛选',
    text: '样例预览目前只能整表查看。字段较多时，希望可以勾选要看的列，并记住上一次的选择。',
    by: 'chen',
    name: '陈先生',
    hoursAgo: 200,
    steps: [
      { step: 'accept', hoursLater: 20, text: '' },
      {
        step: 'answer',
        hoursLater: 26,
        text: '感谢您的建议。按列筛选已列入下一季度的改进计划，上线后会在中心公告中说明。',
      },
      { step: 'close', hoursLater: 31, text: '' },
    ],
  },
  {
    kind: 'complaint',
    title: '订购申请提交三天未得到供方回应',
    text: '我公司三天前提交了订购申请，供方一直没有确认，也没有说明原因，影响项目进度，请协助督促。',
    by: 'li',
    name: '李经理',
    hoursAgo: 120,
    steps: [
      { step: 'accept', hoursLater: 3, text: '' },
      {
        step: 'answer',
        hoursLater: 22,
        text: '已联系供方核实：对方正在确认数据范围，承诺两个工作日内答复。逾期未确认的，订单将自动取消，不产生任何费用。',
      },
    ],
  },
  {
    kind: 'report',
    title: '有人冒用中心名义电话推销数据',
    text: '今天上午接到自称交易中心工作人员的电话，推销未脱敏的客户名单，并要求转账到个人账户。特此举报，来电尾号已记录。',
    name: '刘先生',
    hoursAgo: 5,
    steps: [],
  },
];

const hourMs = 3_600_000;

/** Complaints at each stage of their handling. */
export async function plantComplaints(context: DemoContext): Promise<void> {
  for (const one of complaints) await plantComplaint(context, one);
}

async function plantComplaint({ tx, providers, now }: DemoContext, one: DemoComplaint): Promise<void> {
  const { vault } = providers;
  const filedAt = new Date(now.getTime() - one.hoursAgo * hourMs);
  const number = readableNumber('TS', filedAt);
  const id = randomUUIDv7();
  const sender = one.by && cast[one.by];
  const row = {
    id,
    number,
    kind: one.kind,
    title: one.title,
    textSealed: vault.encrypt(one.text),
    nameSealed: vault.encrypt(one.name),
    phoneSealed: vault.encrypt(sender ? sender.phone : '13900000000'),
    files: [],
    accountId: sender ? sender.id : null,
    // This one sends no message.
    codeBlind: sender ? null : vault.blind(codeText(number, randomUUIDv7())),
  };
  await insertComplaint(tx, row, filedAt);
  await insertEvent(tx, 'complaint_event', { complaintId: id, step: 'file', side: 'sender', at: filedAt });
  for (const { step, hoursLater, text } of one.steps) {
    const at = new Date(filedAt.getTime() + hoursLater * hourMs);
    const { from, to } = moves[step];
    await moveComplaint(tx, id, { from, to: to[0], now: at }, { isSatisfied: step === 'close' || null });
    const by =
      step === 'close'
        ? { side: 'sender' }
        : { side: 'office', operatorId: cast.zhao.id, operatorName: cast.zhao.name };
    const event = { complaintId: id, step, textSealed: text ? vault.encrypt(text) : null, at, ...by };
    await insertEvent(tx, 'complaint_event', event);
  }
}
