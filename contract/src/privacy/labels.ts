export const copyStatus = { waiting: '正在准备', ready: '可以下载', expired: '已过期' } as const;

export type CopyStatus = keyof typeof copyStatus;

/** Days a finished copy is stored. */
export const copyHours = 24;

export const consentKinds = {
  terms: '《用户服务协议》',
  privacy: '《个人信息保护政策》',
  identity: '身份核验材料的单独同意',
} as const;

export type ConsentKind = keyof typeof consentKinds;

/** The effect of withdrawing each consent, shown beforehand. */
export const withdrawalEffects: Record<ConsentKind, string> = {
  terms: '没有服务协议便无法继续提供服务；如需撤回，请注销账号。',
  privacy: '没有个人信息保护政策的同意便无法继续提供服务；如需撤回，请注销账号。',
  identity:
    '撤回后，身份认证及随之取得的数商资格、交易权限立即停用，直至您重新同意；撤回不影响此前基于同意已进行的处理，已成交的订单、合同与凭证依法继续保存。',
};

/** Open dealings that keep an account from closing. */
export const dealings = {
  orders: '未完成的订单',
  payouts: '尚未结算到账的款项',
  demands: '未了结的需求（待审核、待补正、已发布、已下架或已接单）',
  offers: '还有效的报价',
  products: '在审核、公示或上架中的产品',
  objections: '核实中的公示异议',
  members: '企业成员',
} as const;

export const dealingUnits: Record<Dealing, string> = {
  orders: '笔',
  payouts: '笔',
  demands: '条',
  offers: '份',
  products: '件',
  objections: '件',
  members: '名',
};

export type Dealing = keyof typeof dealings;
