export const posterPlaces = ['home', 'product'] as const;

/** The owner's to-dos, each with its step. */
export const todoKinds = {
  attest: '完成身份认证，开通交易',
  mendAttestation: '身份认证需要补正',
  mendMerchant: '数商入驻申请需要补正',
  mendPermit: '交易权限申请需要补正',
  mendExperience: '交易经验需要补正',
  mendProduct: '数据产品登记需要补正',
  listProduct: '已登记的产品可以上架',
  finishProduct: '未提交的产品草稿',
  mendDemand: '数据需求需要补正',
  answerOffer: '收到的报价待答复',
  answerCounter: '需方已还价，待回应',
  answerOrder: '收到订购申请，待确认或报价',
  signSold: '售出的产品待签约',
  deliver: '已付款的订单待交付',
  signBought: '订购的产品待签约',
  pay: '订购的产品待支付',
  accept: '已交付的订单待验收',
  pleadBought: '订购的产品有争议，待您陈述',
  pleadSold: '售出的产品有争议，待您陈述',
  fetchKey: '接口已开通，待领取调用密钥',
  issueInvoice: '需方申请了发票，待开具',
  tellAccount: '货款待结算，请填写收款账户',
  finishTaken: '已接的需求待报价成交',
  readBought: '订购的产品有未读留言',
  readSold: '售出的产品有未读留言',
} as const;

export type TodoKind = keyof typeof todoKinds;

/** My figures by name, each where its page lists it. */
export const myFigures = {
  bought: '订购的产品',
  sold: '售出的产品',
  products: '我的产品',
  listed: '已上架的产品',
  demands: '发布的需求',
  taken: '我接的需求',
  favourites: '收藏的产品',
  experiences: '交易经验',
} as const;

export type MyFigure = keyof typeof myFigures;
