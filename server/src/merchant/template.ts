// Papers to be signed and stamped, with what the centre knows of the company filled in.
import { Readable } from 'node:stream';
import { type Template, templates } from '@shuji/contract/merchant/labels/template';
import type * as calls from '@shuji/contract/merchant/template';
import { findLatest } from '#src/application/queries.ts';
import type { FileHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { PdfBlock } from '#src/pdf/draw.ts';
import { makePdf } from '#src/pdf/make.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { findPartyOfAccount } from './queries.ts';

const templatesAnHour = [{ points: 30, seconds: 3_600 }];

export interface Known {
  centre: string;
  name: string;
  creditCode: string;
  legalPerson: string;
  agent: string;
  product: string;
}

export const downloadTemplate: FileHandler<typeof calls.downloadTemplate> = async ({ template, product }, context) => {
  const { db, actor, now, providers } = context;
  ensure(await providers.quota.take(`template ${actor.id}`, templatesAnHour), 'merchant.tooManyTemplates');
  const party = await findPartyOfAccount(db, actor.id);
  const content = (await findLatest(db, 'attestation', actor.id))?.content ?? {};
  const text = (field: string) => (typeof content[field] === 'string' ? content[field] : '');
  const known: Known = {
    centre: await getSettingValue(db, 'web_title'),
    name: party?.name ?? text('name'),
    creditCode: party?.creditCode ?? text('creditCode'),
    legalPerson: party?.legalPerson ?? text('legalPerson'),
    agent: text('agent'),
    product: product ?? '',
  };
  const title = templates[template];
  const bytes = await makePdf(`template ${template} ${actor.id} ${product}`, {
    title,
    author: known.name || known.centre,
    keywords: '',
    at: now.toISOString(),
    blocks: [
      { as: 'title', text: title },
      ...templateText[template](known),
      { as: 'gap' },
      { as: 'gap' },
      line(`单位（盖章）：${blank(known.name, 30)}`),
      line(`法定代表人（签字）：${blank('', 16)}`),
      line('日期：        年      月      日'),
    ],
    foot: `${title} · 打印后签字并加盖公章，扫描上传`,
  });
  return {
    open: async () => Readable.from([bytes]),
    name: `${title}.pdf`,
    type: 'application/pdf',
    size: bytes.length,
  };
};

/** The paper's text. */
export const templateText: Record<Template, (known: Known) => PdfBlock[]> = {
  authority: ({ centre, name, creditCode, legalPerson, agent }) => [
    line(`致 ${centre}：`),
    line(
      `    ${blank(name, 30)}（统一社会信用代码：${blank(creditCode, 20)}，法定代表人：${blank(legalPerson, 10)}）授权 ` +
        `${blank(agent, 10)}（身份证号码：${blank('', 22)}）为本单位经办人，代表本单位办理下列事项：`,
    ),
    line('    一、在贵中心注册账号，提交身份认证、数商入驻和交易权限的申请；'),
    line('    二、登记数据产品，发布数据需求，订购产品或服务，签署电子合同，办理交付、验收与结算；'),
    line('    三、接收贵中心的通知与文书。'),
    line('    经办人在上述范围内的行为由本单位承担法律后果。授权期限自签署之日起至本单位书面撤销之日止。'),
  ],
  sourceStatement: ({ centre, name, product }) => [
    line(`致 ${centre}：`),
    line(`    ${blank(name, 30)}就拟登记的数据产品“${blank(product, 30)}”的数据来源说明如下：`),
    line('    一、来源方式（勾选并说明）：'),
    line('    □ 自行采集或生产    □ 公开收集    □ 经授权运营的公共数据    □ 协议取得    □ 加工自他人数据'),
    line(`    说明：${blank('', 60)}`),
    line(`    二、采集或取得的时间范围：${blank('', 40)}`),
    line(`    三、授权文件或协议的名称、编号与期限（协议取得、授权运营的填写）：${blank('', 50)}`),
    line('    四、是否含个人信息：□ 不含    □ 含，已取得个人同意    □ 含，已匿名化处理（处理方法附后）'),
    line('    五、是否含重要数据：□ 不含    □ 含（安全评估报告附后）'),
    line('    本单位保证以上说明真实、完整，并附相关证明材料。'),
  ],
  compliance: ({ centre, name, creditCode, product }) => [
    line(`致 ${centre}：`),
    line(`    ${blank(name, 30)}（统一社会信用代码：${blank(creditCode, 20)}）就数据产品“${blank(product, 30)}”承诺：`),
    line('    一、本单位对所登记的数据依法享有持有、加工使用或经营的权利，登记与交易不侵害他人的合法权益；'),
    line('    二、数据的收集、加工与提供遵守网络安全法、数据安全法、个人信息保护法及有关规定；'),
    line('    三、不提供含有未依法处理的个人信息、国家秘密或依法不得交易的数据；'),
    line('    四、登记信息真实、准确，发生变化时及时更新；'),
    line('    五、配合贵中心的审核与检查；违反承诺的，由本单位承担由此产生的责任。'),
  ],
};

function line(text: string): PdfBlock {
  return { as: 'line', text };
}

/** What is known, or a line to write on. */
function blank(text: string, width: number): string {
  return text || '_'.repeat(width);
}
