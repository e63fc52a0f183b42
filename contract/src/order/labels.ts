export const orderStatus = {
  awaiting_seller: '待供方确认',
  awaiting_sign: '待签约',
  awaiting_payment: '待支付',
  awaiting_delivery: '待交付',
  awaiting_acceptance: '待验收',
  completed: '已完成',
  cancelled: '已取消',
  disputed: '争议中',
} as const;

export type OrderStatus = keyof typeof orderStatus;

export const orderStatuses = Object.keys(orderStatus) as [OrderStatus, ...OrderStatus[]];

/** Every step that leaves a row in an order's history. */
export const orderMoves = {
  apply: '提交订购申请',
  confirm: '确认接受订购',
  quote: '报价',
  refuse: '谢绝订购',
  declineQuote: '退回报价',
  cancel: '取消订单',
  sign: '确认签署合同',
  propose: '修改合同条款',
  pay: '提交付款凭证',
  confirmPayment: '确认到账',
  returnPayment: '退回付款凭证',
  deliver: '交付',
  update: '交付更新内容',
  accept: '确认验收',
  object: '提出验收异议',
  dispute: '提起争议',
  plead: '提交争议陈述',
  withdraw: '撤回争议',
  settle: '争议处理',
  expire: '逾期自动处理',
} as const;

export type OrderMove = keyof typeof orderMoves;

export const orderActors = { buyer: '需方', seller: '供方', office: '交易中心', system: '系统' } as const;

export type OrderActor = keyof typeof orderActors;

export type OrderSide = 'buyer' | 'seller';

export const deliveryKinds = { file: '文件下载', api: 'API 接口', offline: '自行交付' } as const;

export type DeliveryKind = keyof typeof deliveryKinds;

export const paymentStatus = { pending: '待核对', confirmed: '已到账', returned: '已退回' } as const;

export type PaymentStatus = keyof typeof paymentStatus;

/** The office's decisions. */
export const disputeDecisions = { continue: '继续履行', complete: '视为验收通过', cancel: '解除合同' } as const;

export type DisputeDecision = keyof typeof disputeDecisions;

/** Outcomes of a dispute. */
export const disputeOutcomes = { ...disputeDecisions, withdraw: '已撤回' } as const;

export type DisputeOutcome = keyof typeof disputeOutcomes;

/** How several packs of uses run: all from delivery, or each when the one before has ended. */
export const packsRun = { together: '同时使用', inTurn: '依次使用' } as const;

export type PacksRun = keyof typeof packsRun;

export const packsRunWords: Record<PacksRun, string> = { together: '同时计算期限', inTurn: '依次计算期限' };
