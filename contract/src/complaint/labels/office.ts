export const officeComplaintColumns = {
  title: '标题',
  kind: '类别',
  number: '受理编号',
  sender: '提交人',
  filedAt: '提交时间',
  dueOn: '办理期限',
  holder: '办理人',
  status: '状态',
} as const;
