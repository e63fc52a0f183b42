import { type LegalText, legalTexts } from '../../document/labels.ts';
import type { OperatorRoleName } from '../../operator/labels.ts';

export const openingGroups = { text: '规则与协议', centre: '中心资料', staff: '人员', machine: '服务器' } as const;

export type OpeningGroup = keyof typeof openingGroups;

interface Need {
  group: OpeningGroup;
  label: string;
  /** The way to it, in a sentence. */
  need: string;
  /** The role that does it in the office; null on the server alone. */
  role: OperatorRoleName | null;
}

/** The name of a centre that has not chosen one. */
export const firstTitle = '数集数据交易平台';

/** What waits where a text is not published, in the words of those who are turned away. */
const textNeeds: Record<LegalText, string> = {
  terms: '通读、填好空白并发布；发布之前谁也不能注册',
  privacy: '通读、填好空白并发布；发布之前谁也不能注册',
  trading: '通读、填好空白并发布；发布之前谁也不能申请交易权限',
  registration: '通读、填好空白并发布；供方登记产品时须遵守',
  fees: '按“系统设置”里的服务费填好并发布；双方签约时据此知道费用',
  disputes: '通读、填好空白并发布；受理争议时依据',
  merchants: '通读、填好空白并发布；审核数商时依据',
  intro: '写好并发布；显示在“关于我们”',
};

const texts = Object.fromEntries(
  (Object.keys(legalTexts) as LegalText[]).map((name): [LegalText, Need] => [
    name,
    { group: 'text', label: `《${legalTexts[name]}》`, need: textNeeds[name], role: 'editor' },
  ]),
) as Record<LegalText, Need>;

const centre = (label: string, need: string): Need => ({ group: 'centre', label, need, role: 'admin' });
const staff = (label: string, need: string): Need => ({ group: 'staff', label, need, role: 'admin' });
const machine = (label: string, need: string): Need => ({ group: 'machine', label, need, role: null });

const others = {
  title: centre('网站名称', `把“${firstTitle}”换成中心的名称；它印在证书和合同上`),
  contact: centre('联系方式', '填写联系电话、联系邮箱和联系地址'),
  filing: centre('ICP 备案号', '填写备案号，显示在页脚'),
  account: centre('收款账户', '填写户名、开户行和账号，须两名系统管理员；没有账户，需方无法付款'),
  admins: staff('两名系统管理员', '一人申请、另一人批准，只有一名时什么都批不了'),
  reviewers: staff('两名审核人员', '注销登记由一人申请、另一人批准'),
  finances: staff('两名财务人员', '收款与转账由两人分办，大额款项须两人复核'),
  editors: staff('一名内容编辑', '规则、协议与资讯由编辑发布'),
  auditors: staff('一名审计人员', '审计记录由不办业务的人查阅'),
  encryption: machine('加密密钥', '在服务器设置 SECRET_KEY 并另行保管，不使用自动生成的'),
  signing: machine('签名密钥', '在服务器设置 LOG_ED25519_KEY 与 LOG_SM2_KEY，证书由它们签署'),
  sms: machine('短信网关', '在服务器设置 SMS=http、SMS_URL 与 SMS_KEY；现在的短信只写进日志'),
  backup: machine('备份', '启用 shuji-backup.timer；完成一次后这里即为已办'),
} as const satisfies Record<string, Need>;

export const openingNeeds = { ...texts, ...others };

export type OpeningName = keyof typeof openingNeeds;
