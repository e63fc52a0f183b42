// Money that arrived in the centre's account, as its bank reports it.
export const receiptStatus = { waiting: '待处理', confirmed: '已确认到账', dismissed: '不入账' } as const;

export const receiptSources = { statement: '银行流水', account: '专属账号' } as const;

/** How the order of a receipt was found. */
export const receiptMatches = {
  account: '专属账号',
  reference: '凭证的银行流水号',
  remark: '付款附言',
  payer: '付款方与金额',
  nearPayer: '相近的付款方与金额',
} as const;

export type ReceiptMatch = keyof typeof receiptMatches;

/** How one value of a receipt agrees with the order; `near`: a name that differs in brackets, spaces or its 公司 alone. */
export const likenesses = { same: '相符', near: '相近', other: '不符', missing: '缺' } as const;

export type Likeness = keyof typeof likenesses;

export const comparedFields = { amount: '金额', remark: '附言', payer: '付款方' } as const;

/** What stands between a receipt and the order it was found to pay. */
export const receiptVerdicts = {
  matched: '与订单相符',
  disputed: '订单争议中',
  booked: '已凭付款凭证确认',
  short: '金额不足',
  over: '金额多出',
  paid: '订单已付过款',
  closed: '订单已结束',
  notDue: '订单还不到付款',
  used: '流水号已用于其他订单',
  none: '没有找到订单',
} as const;

export type ReceiptVerdict = keyof typeof receiptVerdicts;

/** The receipts that an operator may confirm as they are. */
export const isConfirmable = (verdict: ReceiptVerdict): boolean => ['matched', 'disputed', 'booked'].includes(verdict);

/** The receipts that many are confirmed of at once; a name that is only near is a person's to judge. */
export const isPlain = ({ payer, remark }: Record<'payer' | 'remark', Likeness>): boolean =>
  payer === 'same' && remark !== 'other';

/** The receipts that may make up one payment. */
export const mostTogether = 10;

/** The columns of a statement; the first three are on every bank's. */
export const statementFields = {
  date: '交易日期',
  amount: '收入金额',
  payer: '对方户名',
  remark: '附言或摘要',
  serial: '银行流水号',
  direction: '借贷方向',
} as const;

export type StatementField = keyof typeof statementFields;

/** The heading under which a statement has each; the rest may be absent. */
export type StatementColumns = Partial<Record<StatementField, string>>;

export const neededFields = ['date', 'amount', 'payer'] as const satisfies readonly StatementField[];

/** The outcomes of a statement's lines. */
export const lineOutcomes = { new: '待导入', known: '已导入过', passed: '不是收入，不导入', bad: '需要改正' } as const;

export type LineOutcome = keyof typeof lineOutcomes;

export const mostStatementLines = 2000;
export const mostStatementBytes = 2 * 1024 * 1024;

export const receiptColumns = {
  payer: '付款户名',
  amount: '到账金额',
  paidOn: '到账日期',
  remark: '附言或摘要',
  serial: '银行流水号',
  order: '订单',
  verdict: '核对',
  receivedAt: '收到时间',
  decision: '办理',
} as const;
