// The tables that list the nouns: a new noun is added here, and stands otherwise in its own folder and in refusals.ts.
import type { Who } from './call.ts';

/** The queues of the office, in the order of a deal's life, and what waits for a second administrator. */
export const queues = {
  attestation: '身份认证审核',
  merchant: '数商入驻审核',
  permit: '交易权限审核',
  experience: '交易经验审核',
  phone: '更换手机审核',
  product: '产品登记审核',
  objection: '公示异议',
  demand: '需求发布审核',
  payment: '付款确认',
  receipt: '银行到账',
  payout: '结算退款',
  moneyRequest: '财务复核',
  invoice: '服务费发票',
  dispute: '交易争议',
  rating: '成交评价',
  complaint: '投诉与建议',
  operatorRequest: '人员变更申请',
  settingRequest: '设置变更申请',
  broadcastRequest: '群发消息申请',
} as const;

/** Queues that decide on submissions. */
export const reviewQueues = {
  attestation: queues.attestation,
  merchant: queues.merchant,
  permit: queues.permit,
  experience: queues.experience,
  phone: queues.phone,
  product: queues.product,
  demand: queues.demand,
  objection: queues.objection,
  dispute: queues.dispute,
  rating: queues.rating,
  complaint: queues.complaint,
} as const;

/** Places of masked values. */
export const maskedPlaces = {
  attestation: reviewQueues.attestation,
  product: reviewQueues.product,
  demand: reviewQueues.demand,
  dispute: reviewQueues.dispute,
  complaint: reviewQueues.complaint,
  order: '订单',
  payout: '结算退款',
  account: '账号',
} as const;

/** Places in which the office opens personal data; each access is recorded. */
export const accessPlaces = {
  ...maskedPlaces,
  merchant: reviewQueues.merchant,
  permit: reviewQueues.permit,
  experience: reviewQueues.experience,
  phone: reviewQueues.phone,
  objection: reviewQueues.objection,
  file: '上传的文件',
} as const;

/** Kinds of the header's search, and those who may search them. */
export const officeFinds = {
  product: { label: '产品', who: 'overseer' },
  account: { label: '数商与用户', who: 'overseer' },
  demand: { label: '需求', who: 'overseer' },
  order: { label: '订单', who: 'dealOverseer' },
  certificate: { label: '证书', who: 'overseer' },
  objection: { label: '公示异议', who: 'overseer' },
  payment: { label: '付款', who: 'moneyOverseer' },
  invoice: { label: '服务费发票', who: 'moneyOverseer' },
  dispute: { label: '交易争议', who: 'overseer' },
  rating: { label: '成交评价', who: 'overseer' },
  complaint: { label: '投诉与建议', who: 'overseer' },
  news: { label: '资讯', who: 'editor' },
  document: { label: '规则、协议与帮助', who: 'editor' },
  poster: { label: '海报', who: 'editor' },
  partner: { label: '生态伙伴', who: 'editor' },
  operator: { label: '运营人员', who: 'admin' },
  setting: { label: '系统设置', who: 'admin' },
} as const satisfies Record<string, { label: string; who: Who }>;

/** Lists of the office that remember their columns and can be exported; office pages and export records name them so. */
export const officeLists = {
  news: '行业资讯',
  document: '规则、协议与帮助',
  complaint: '投诉与建议',
  partner: '生态伙伴',
  poster: '海报',
  operator: '运营人员',
  audit: '审计记录',
  export: '导出记录',
  reveal: '个人信息查看记录',
  product: '产品登记',
  demand: '需求',
  attestation: '身份认证申请',
  merchant: '数商入驻申请',
  permit: '交易权限申请',
  experience: '交易经验申请',
  phone: '更换手机申请',
  order: '订单',
  payment: '付款核对',
  receipt: '银行到账',
  payout: '结算与退款',
  invoice: '服务费发票',
  dispute: '交易争议',
  objection: '公示异议',
  rating: '成交评价',
  certificate: '证书凭证',
  account: '账号',
  job: '定时任务',
  jobRun: '任务运行记录',
  outgoing: '短信通知',
  region: '行政区划变更',
  broadcast: '群发消息',
} as const;

/** Topics of the messages to users. */
export const noticeTopics = {
  application: '资质审核',
  product: '数据产品',
  demand: '数据需求',
  match: '供需匹配',
  order: '订单交易',
  certificate: '证书凭证',
  account: '账户与隐私',
  complaint: '投诉与建议',
  broadcast: '平台通知',
} as const;

/** The kinds of a file's uses, with their labels. */
export const fileUses = {
  attestation: '身份认证',
  merchant: '数商入驻',
  permit: '交易权限',
  experience: '交易经验',
  phone: '更换手机',
  product: '产品',
  demand: '需求',
  offer: '报价',
  objection: '公示异议',
  complaint: '投诉与建议',
  bought: '订购的订单',
  sold: '售出的订单',
} as const;

/** Forms beside those of an account that need a captcha. */
export const captchaForms = ['office', 'complaint'] as const;

/** Scheduled jobs, by name. */
export const jobWords: Record<string, string> = {
  'send-broadcasts': '发送群发消息',
  'send-notice-sms': '发送短信通知',
  'audit-seal-trail': '审计记录入链',
  'sequence-proof-log': '证书存证入日志',
  'expire-certificates': '证书到期',
  'remind-of-certificates': '证书到期前提醒',
  'mark-uncertified': '登记证书到期标注',
  'finish-notices': '公示期满转登记',
  'end-overdue-orders': '订单逾期处理',
  'remind-of-order-terms': '订单到期提醒',
  'end-offers': '应答到期',
  'notify-matches': '供需匹配推送',
  'notify-suppliers': '新需求每日汇总',
  'close-overdue-demands': '需求到期关闭',
  'index-demands': '需求检索整理',
  'turn-demand-day': '需求大厅换日',
  'news-publish-due': '资讯定时发布',
  'turn-day': '首页换日',
  'turn-regions': '行政区划换日',
  'notify-saved-searches': '订阅检索推送',
  'measure-samples': '样例数据剖析',
  'index-products': '产品检索整理',
  'open-samples': '样例开放标注',
  'watch-updates': '监测接口更新',
  'measure-updates': '核对数据更新',
  'keep-gateways': '接口网关维护',
  'forget-gateway-usage': '清理接口用量明细',
  'prepare-copies': '个人信息副本制作',
  'scan-files': '文件病毒扫描',
  'sweep-files': '清理未使用的文件',
  'verify-files': '核对文件与登记的 SHA-256',
  'sweep-uploads': '清理未完成的上传',
  'account-sweep-sessions': '清理过期登录',
  'member-sweep-invitations': '清理过期邀请',
  'forget-job-runs': '清理运行记录',
  'forget-view-marks': '清理往日的浏览标记',
  'forget-searches': '更新热门搜索',
  'document-turn-day': '规则协议换日生效',
  'complaint-lapse': '投诉到期办结',
};
