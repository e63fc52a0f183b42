// The refusals of demands; refusals.ts holds them all.

export const demandRefusals = {
  // Demands, 450xx.
  'demand.notFound': { code: 45001, msg: '没有找到这条需求，它可能已下架或关闭' },
  'demand.moved': { code: 45002, msg: '需求的状态已变化，请刷新后再操作' },
  'demand.alreadyTaken': { code: 45003, msg: '该需求已被其他供方接单，请看看其他需求' },
  'demand.own': { code: 45004, msg: '不能接自己发布的需求' },
  'demand.pastDeadline': { code: 45005, msg: '需求已过截止日期，请修改截止日期并重新提交审核' },
  'demand.notEditable': { code: 45006, msg: '需求当前不能修改；已发布的请先下架再修改' },
  'demand.reviewTooLate': { code: 45008, msg: '该需求已过截止日期，不能通过；请退回补正，请需求方修改截止日期' },
  'demand.tooMany': { code: 45009, msg: '您在办的需求已达上限，请先关闭或确认成交不再需要的需求' },
  'demand.incomplete': { code: 45010, msg: '退回补正的需求须填好标题、类型、行业、需求说明、截止日期和联系人才能保存' },
  'demand.tooManyHeld': { code: 45012, msg: '您同时接单的需求已达上限，请先成交或退回在办的接单；也可以先报价' },
  'demand.tooManyToday': { code: 45011, msg: '您今天接单的次数已达上限，请明天再接；也可以先报价' },
  'demand.tooManyFollowed': { code: 45013, msg: '最多关注 50 条需求，请先到个人中心取消不再需要的' },
  'demand.ownOrganisation': { code: 45007, msg: '不能审核本单位的需求，请转交其他审核人员' },
} as const;
