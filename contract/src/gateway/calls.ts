// API products after they are sold: called through the centre's gateway, counted, watched by both sides.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const getGateway = call<typeof shapes.getGateway>()('GET', '/api/gateway/access/:id', {
  summary: 'API 调用通道：状态、余量与用量',
  who: 'attested',
});

export const listGatewayCalls = call<typeof shapes.listGatewayCalls>()('GET', '/api/gateway/calls/:id', {
  summary: 'API 调用明细：每次调用的结果，计次或退回次数及原因；保留 30 天',
  who: 'attested',
});

export const issueGatewayKey = call<typeof shapes.issueGatewayKey>()('POST', '/api/gateway/key', {
  summary: '领取或更换调用密钥，只显示这一次；旧密钥立即失效',
  action: '领取或更换调用密钥',
  who: 'attested',
  members: ['purchase'],
});

export const changeGatewayUpstream = call<typeof shapes.changeGatewayUpstream>()('POST', '/api/gateway/upstream', {
  summary: '供方更换接口地址与凭证',
  action: '更换接口地址与凭证',
  who: 'attested',
  members: ['supply'],
});
