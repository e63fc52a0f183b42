import type { Call, Who } from '@shuji/contract/call';
import { sideOf } from '#src/http/feature.ts';

/** Each word of `who`, for the API page and docs/roles.md. */
export const callers: Record<Who, string> = {
  anyone: '所有人',
  user: '登录用户',
  attested: '已认证用户',
  merchant: '数商',
  buyer: '交易主体·需方',
  seller: '交易主体·供方',
  vendor: '交易主体·供方或服务方',
  staff: '运营人员（登录步骤未完成时亦可）',
  operator: '运营人员',
  reviewer: '审核人员',
  finance: '财务人员',
  clerk: '审核人员、财务人员',
  overseer: '审核人员、审计人员（个人信息遮蔽）',
  moneyOverseer: '财务人员、审计人员（个人信息遮蔽）',
  dealOverseer: '审核人员、财务与审计人员（个人信息遮蔽）',
  editor: '内容人员',
  admin: '系统管理员',
  auditor: '审计人员',
};

/** True for a call that the members of a company make by their roles. */
export function isForMembers({ who }: Pick<Call, 'who'>): boolean {
  return who !== 'anyone' && sideOf(who) === 'site';
}
