/** Refusals about money that arrived, 469xx. */
export const receiptRefusals = {
  'receipt.decided': { code: 46901, msg: '这笔到账已经办理，请刷新后查看' },
  'receipt.noOrder': { code: 46902, msg: '没有找到该编号的订单，请核对后重新填写' },
  'receipt.short': {
    code: 46903,
    msg: '到账金额小于订单应付金额，不能确认；请联系付款方补足后退回本笔，或注明理由不入账',
  },
  'receipt.over': {
    code: 46904,
    msg: '到账金额大于订单应付金额，不能确认；请联系付款方，原路退回后按应付金额重新付款',
  },
  'receipt.otherTotal': { code: 46912, msg: '所选各笔的合计与订单应付金额不一致，不能合并确认' },
  'receipt.paid': { code: 46905, msg: '该订单已经付过款，这是重复的一笔；请指定其他订单，或退回后注明理由不入账' },
  'receipt.closed': { code: 46906, msg: '该订单已结束，不能再收款；请退回这笔款项后注明理由不入账' },
  'receipt.notDue': { code: 46907, msg: '该订单还不到付款的一步，双方签署合同后才能确认' },
  'receipt.used': { code: 46908, msg: '该银行流水号已用于另一笔订单的付款，请核对' },
  'receipt.badFile': { code: 46909, msg: '文件不能导入，请按提示修改' },
  'receipt.badReport': { code: 46910, msg: '签名不正确、时间相差过大，或随机串已经用过' },
  'receipt.otherSum': {
    code: 46911,
    msg: '该银行流水号已报告过，但金额、账号或日期不同，没有记入；请核对后联系交易中心',
  },
} as const;
