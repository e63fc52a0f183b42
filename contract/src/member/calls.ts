// The people of a company: who acts for its account, how they are invited, and how they leave.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listMembers = call<typeof shapes.listMembers>()('GET', '/api/member/list', {
  summary: '本企业的成员与未接受的邀请',
  who: 'user',
});

export const inviteMember = call<typeof shapes.inviteMember>()('POST', '/api/member/invite', {
  summary: '以短信邀请成员；同一手机的邀请以最近一次为准',
  action: '邀请企业成员',
  who: 'attested',
});

export const withdrawInvitation = call<typeof shapes.withdrawInvitation>()('POST', '/api/member/withdraw/:id', {
  summary: '撤回邀请，链接立即失效',
  action: '撤回成员邀请',
  who: 'user',
});

export const changeMember = call<typeof shapes.changeMember>()('POST', '/api/member/role/:id', {
  summary: '修改成员的角色，立即生效',
  action: '修改成员角色',
  who: 'user',
});

export const removeMember = call<typeof shapes.removeMember>()('POST', '/api/member/remove/:id', {
  summary: '移除成员：登录立即失效，办理过的记录保留',
  action: '移除企业成员',
  who: 'user',
});

/** The link's secret travels in the body, so that no log keeps it. */
export const getInvitation = call<typeof shapes.getInvitation>()('POST', '/api/member/invitation', {
  summary: '短信链接所指的邀请',
  who: 'anyone',
  writes: false,
});

export const joinCompany = call<typeof shapes.joinCompany>()('POST', '/api/member/join', {
  summary: '接受邀请：设置登录密码，成为企业成员并即登录',
  action: '接受成员邀请',
  who: 'anyone',
});
