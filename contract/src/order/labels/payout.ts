export const payoutKinds = { seller: '结算给供方', buyer: '退款给需方' } as const;

/** Why the next step of a sum is not the reader's. */
export const payoutBars = {
  confirmed: '收款由您确认，须由他人登记',
  recalled: '曾由您撤销登记，须由他人登记',
  noted: '由您登记，须由他人撤销',
  own: '涉及本单位，须由他人办理',
} as const;

export const payoutColumns = {
  kind: '款项',
  order: '订单编号',
  product: '产品',
  party: '收款方',
  account: '收款账户',
  price: '合同总价',
  fee: '服务费',
  amount: '应转金额',
  clearedAt: '订单办结',
  transfer: '转账',
} as const;
