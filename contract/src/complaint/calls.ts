// Complaints and suggestions (投诉与建议): anyone files one, gets a number, and follows its steps.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

/** Signed out, the captcha and a phone are wanted, and files cannot be sent. */
export const fileComplaint = call<typeof shapes.fileComplaint>()('POST', '/api/complaint/add', {
  summary: '提交投诉或建议；未登录时答复中的查询码只显示一次',
  action: '提交投诉或建议',
  who: 'anyone',
});

/** Reads only, but its code must not stand in an address. */
export const followComplaint = call<typeof shapes.followComplaint>()('POST', '/api/complaint/follow', {
  summary: '凭受理编号与查询码查看办理情况；本人登录时不需要查询码',
  who: 'anyone',
  writes: false,
});

export const replyComplaint = call<typeof shapes.replyComplaint>()('POST', '/api/complaint/reply', {
  summary: '补充说明；已答复的重新办理',
  action: '补充投诉说明',
  who: 'anyone',
});

export const closeComplaint = call<typeof shapes.closeComplaint>()('POST', '/api/complaint/close', {
  summary: '对答复作出评价并办结',
  action: '评价并办结投诉',
  who: 'anyone',
});

export const listOwnComplaints = call<typeof shapes.listOwnComplaints>()('GET', '/api/complaint/list', {
  summary: '我的投诉与建议，最近的在前',
  who: 'user',
});
