// Administration of the centre's operators.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

export const listOperators = call<typeof shapes.listOperators>()('GET', '/office/api/operator/list', {
  summary: '运营人员',
  who: 'admin',
});

export const exportOperators = exportCall<typeof shapes.exportOperators>()(
  listOperators,
  '/office/api/operator/export',
  '导出运营人员',
);

export const createOperator = call<typeof shapes.createOperator>()('POST', '/office/api/operator/create', {
  summary: '申请新增运营人员；另一名系统管理员批准后，设置密码的链接以短信发往其本人手机',
  action: '申请新增运营人员',
  who: 'admin',
});

export const changeOperator = call<typeof shapes.changeOperator>()('POST', '/office/api/operator/change/:id', {
  summary: '修改运营人员；增加权限、解除回避单位或更换手机须另一名系统管理员批准，只减少权限的立即生效',
  action: '修改运营人员',
  who: 'admin',
});

export const setOperatorStatus = call<typeof shapes.setOperatorStatus>()('POST', '/office/api/operator/status/:id', {
  summary: '停用运营人员，其登录立即失效；重新启用须另一名系统管理员批准',
  action: '停用或启用运营人员',
  who: 'admin',
});

export const resetOperator = call<typeof shapes.resetOperator>()('POST', '/office/api/operator/reset/:id', {
  summary: '申请重置运营人员的登录方式；另一名系统管理员批准后，设置密码的链接以短信发往其本人手机',
  action: '申请重置登录方式',
  who: 'admin',
});

export const sendOperatorLink = call<typeof shapes.sendOperatorLink>()('POST', '/office/api/operator/link/:id', {
  summary: '再次发送设置密码的链接；只发往其本人登记的手机，此前的链接随即作废',
  action: '再次发送设置密码的链接',
  who: 'admin',
});

export const listOperatorRequests = call<typeof shapes.listOperatorRequests>()(
  'GET',
  '/office/api/operator/request/list',
  {
    summary: '人员变更申请：待批准的在前，其后是最近办结的',
    who: 'admin',
  },
);

export const decideOperatorRequest = call<typeof shapes.decideOperatorRequest>()(
  'POST',
  '/office/api/operator/request/decide/:id',
  {
    summary: '批准或不批准另一名系统管理员的人员变更申请；批准后生效',
    action: '办理人员变更申请',
    who: 'admin',
  },
);

export const withdrawOperatorRequest = call<typeof shapes.withdrawOperatorRequest>()(
  'POST',
  '/office/api/operator/request/withdraw/:id',
  {
    summary: '撤回自己提出的人员变更申请',
    action: '撤回人员变更申请',
    who: 'admin',
  },
);
