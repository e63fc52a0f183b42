// Identity of an account, attested once: a person or an organisation. Source: market.md, "Attestation".
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/attestation.ts';

export const applyAttestation = call<typeof shapes.applyAttestation>()('POST', '/mobile/pc/website/accApply', {
  summary: '身份认证：保存草稿，或提交审核',
  action: '申请身份认证',
  who: 'user',
  begins: true,
});

export const discardAttestation = call<typeof shapes.discardAttestation>()('POST', '/api/attestation/discard/:id', {
  summary: '放弃尚未通过的认证资料变更',
  action: '放弃认证资料变更',
  who: 'user',
});

export const getOwnAttestation = call<typeof shapes.getOwnAttestation>()('GET', '/api/attestation', {
  summary: '我的身份认证',
  who: 'user',
});

export const listAttestationQueue = call<typeof shapes.listAttestationQueue>()('GET', '/office/api/attestation/queue', {
  summary: '身份认证申请',
  who: 'overseer',
});

export const exportAttestationQueue = exportCall<typeof shapes.exportAttestationQueue>()(
  listAttestationQueue,
  '/office/api/attestation/export',
  '导出身份认证申请',
);

export const readAttestationSheet = call<typeof shapes.readAttestationSheet>()(
  'GET',
  '/office/api/attestation/info/:id',
  {
    summary: '身份认证的审核材料；每次打开都会记录',
    who: 'overseer',
    isView: true,
    writes: true,
  },
);

export const reviewAttestation = call<typeof shapes.reviewAttestation>()('POST', '/office/api/attestation/review/:id', {
  summary: '审核身份认证',
  action: '审核身份认证',
  who: 'reviewer',
});

export const freezeAttestation = call<typeof shapes.freezeAttestation>()('POST', '/office/api/attestation/freeze/:id', {
  summary: '冻结或解除冻结已认证主体',
  action: '冻结或解冻认证主体',
  who: 'reviewer',
});
