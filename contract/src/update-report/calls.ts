// Updates of a product as its supplier reports them, held against the frequency that was registered.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const getFreshness = call<typeof shapes.getFreshness>()('GET', '/api/update/freshness/:id', {
  summary: '产品的更新记录与准时率',
  who: 'anyone',
  cache: ['product:{id}', 'freshness', 'merchant'],
});

export const listOwnUpdates = call<typeof shapes.listOwnUpdates>()('GET', '/api/update/own/:id', {
  summary: '本人产品的更新记录、报送密钥与平台监测',
  who: 'seller',
});

export const reportUpdate = call<typeof shapes.reportUpdate>()('POST', '/api/update/report', {
  summary: '填报一次数据更新',
  action: '填报数据更新',
  who: 'seller',
  members: ['supply'],
});

export const reportUpdateByKey = call<typeof shapes.reportUpdateByKey>()('POST', '/api/update/reportByKey', {
  summary: '程序凭报送密钥报送一次数据更新；同一时段重复报送，返回原记录',
  action: '报送数据更新',
  who: 'anyone',
});

export const withdrawUpdate = call<typeof shapes.withdrawUpdate>()('POST', '/api/update/withdraw', {
  summary: '撤回一条填报有误的更新记录，记录仍然保留',
  action: '撤回更新记录',
  who: 'seller',
  members: ['supply'],
});

export const issueUpdateKey = call<typeof shapes.issueUpdateKey>()('POST', '/api/update/key', {
  summary: '领取或更换报送密钥，只显示这一次；旧密钥立即失效',
  action: '领取报送密钥',
  who: 'seller',
  members: ['supply'],
});

export const watchUpdates = call<typeof shapes.watchUpdates>()('POST', '/api/update/watch', {
  summary: '由平台监测接口的更新：返回中的一个字段，或 ETag、Last-Modified',
  action: '设置更新监测',
  who: 'seller',
  members: ['supply'],
});

export const unwatchUpdates = call<typeof shapes.unwatchUpdates>()('POST', '/api/update/unwatch', {
  summary: '停止平台监测',
  action: '停止更新监测',
  who: 'seller',
  members: ['supply'],
});
