export const auditActors = { user: '网站用户', operator: '运营人员', anyone: '未登录' } as const;

/** Rows are sealed every minute: after so many something is wrong. */
export const sealedWithinMinutes = 10;

export const auditColumns = {
  at: '时间',
  actor: '操作人',
  does: '操作',
  subject: '对象',
  address: '网络地址',
  position: '审计链',
} as const;

export const exportColumns = {
  at: '时间',
  operator: '人员',
  list: '列表',
  filter: '筛选条件',
  columns: '列数',
  rowCount: '行数',
  format: '格式',
} as const;

/** What is done on the server's command line, by the name in the trail. */
export const commandActions: Record<string, string> = {
  addOperator: '命令行：新增运营人员',
  resetOperator: '命令行：重置登录方式',
  restartProofLog: '命令行：重启存证日志',
};
