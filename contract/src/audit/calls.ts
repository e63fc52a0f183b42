// The audit trail, for the members of the office who watch the others.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema.ts';

export const listAuditEntries = call<typeof shapes.listAuditEntries>()('GET', '/office/api/audit/list', {
  summary: '查询审计记录，最新的在前',
  who: 'auditor',
  replica: true,
});

export const getAuditChain = call<typeof shapes.getAuditChain>()('GET', '/office/api/audit/chain', {
  summary: '审计链的现状：长度、链尾与待入链的记录数',
  who: 'auditor',
});

export const exportAuditEntries = exportCall<typeof shapes.exportAuditEntries>()(
  listAuditEntries,
  '/office/api/audit/export',
  '导出审计记录',
);

export const listExports = call<typeof shapes.listExports>()('GET', '/office/api/audit/exports', {
  summary: '从后台列表导出表格的记录，最近的在前',
  who: 'auditor',
  replica: true,
});
