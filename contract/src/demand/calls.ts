// Demands: what a buyer looks for, from draft over review to the one supplier who takes it.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const listDemands = call<typeof shapes.listDemands>()('GET', '/api/demand/demandRecords/list', {
  summary: '需求大厅列表',
  who: 'anyone',
  cache: ['demand', 'demand-day'],
});

/** Count of each value; each facet is counted under every filter but its own. */
export const countHallFacets = call<typeof shapes.countHallFacets>()('GET', '/api/demand/demandRecords/facets', {
  summary: '需求大厅各筛选项及数量',
  who: 'anyone',
  cache: ['demand', 'demand-day', 'site'],
});

export const listOwnDemands = call<typeof shapes.listOwnDemands>()('GET', '/api/demand/demandRecords/own', {
  summary: '我的需求：我发布的或我接单的',
  who: 'user',
});

export const editDemandStatus = call<typeof shapes.editDemandStatus>()('POST', '/api/demand/demandRecords/editStatus', {
  summary: '下架或重新发布需求',
  action: '下架或重新发布需求',
  who: 'attested',
  members: ['purchase'],
});

export const closeDemand = call<typeof shapes.closeDemand>()('POST', '/api/demand/demandAuditLog/close', {
  summary: '关闭需求',
  action: '关闭需求',
  who: 'attested',
  members: ['purchase'],
  query: ['id'],
});

export const getDemandDict = call<typeof shapes.getDemandDict>()('GET', '/api/demand/dict', {
  summary: '需求所用的字典',
  who: 'anyone',
  cache: ['site'],
});

export const getDemand = call<typeof shapes.getDemand>()('GET', '/api/demand/demandRecords/info/:id', {
  summary: '需求详情',
  who: 'anyone',
  cache: ['demand:{id}', 'demand-day'],
});

export const addDemand = call<typeof shapes.addDemand>()('POST', '/api/demand/demandRecords/add', {
  summary: '保存需求草稿，或保存并提交审核',
  action: '保存或提交需求',
  who: 'attested',
  members: ['purchase'],
  begins: true,
});

export const takeDemand = call<typeof shapes.takeDemand>()('POST', '/api/demand/receive/:id', {
  summary: '接单',
  action: '接下需求',
  who: 'vendor',
  members: ['supply'],
  begins: true,
});

export const giveDemandBack = call<typeof shapes.giveDemandBack>()('POST', '/api/demand/giveBack/:id', {
  summary: '退回已接的需求',
  action: '退回已接的需求',
  who: 'attested',
  members: ['supply'],
});

export const concludeDemand = call<typeof shapes.concludeDemand>()('POST', '/api/demand/conclude/:id', {
  summary: '确认需求已成交',
  action: '确认需求已成交',
  who: 'attested',
  members: ['purchase'],
});

export const listDemandLog = call<typeof shapes.listDemandLog>()('GET', '/api/demand/demandAuditLog/list', {
  summary: '需求的办理记录',
  who: 'user',
});
