/** How many people of finance a sum takes; `alone`: two, and one is in office. */
export const moneyHands = {
  one: '一人办理',
  two: '须另一名财务人员复核',
  alone: '须复核，但在岗的财务人员不足两名',
} as const;

/** What a second person of finance decides. */
export const moneyRequestKinds = { 'payment.confirm': '确认到账', 'payout.note': '登记转账' } as const;

export type MoneyRequestKind = keyof typeof moneyRequestKinds;
