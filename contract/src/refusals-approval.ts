// Refusals of what takes two people, and of the links that operators set a password with: 4115x and 419xx.
export const approvalRefusals = {
  'operator.phoneTaken': { code: 41151, msg: '该手机号已登记在另一名运营人员名下（含已停用的）；一人只能有一个账号' },
  'operator.noPhone': { code: 41152, msg: '该运营人员还没有登记手机，无法发送链接；请先在“修改”中登记本人手机' },
  'operator.linkOver': { code: 41153, msg: '链接已使用、已过期或已被新的链接取代，请联系系统管理员重新发送' },
  'operator.linksTooOften': { code: 41154, msg: '一小时内最多发送 3 次链接，请稍后再试' },
  'operator.notWaiting': { code: 41155, msg: '对方已自行设置密码，无需再发送链接；忘记密码请申请重置登录方式' },
  'operator.changedMeanwhile': { code: 41156, msg: '该运营人员的权限在申请之后已有变化，请不予批准并重新申请' },
  'operator.smsNotSent': { code: 41157, msg: '短信没有发出，请稍后再发送一次' },
  'approval.notFound': { code: 41901, msg: '没有找到这项申请' },
  'approval.over': { code: 41902, msg: '这项申请已办结、撤回或过期，请刷新后查看' },
  'approval.own': { code: 41903, msg: '不能批准自己提出的或者关于自己的申请，请由另一人办理' },
  'approval.waiting': { code: 41904, msg: '对此已有一项待批准的申请，请先办结或撤回' },
  'approval.requesterGone': { code: 41905, msg: '申请人已不在岗或不再有此权限，请不予批准，需要的由他人重新申请' },
} as const;
