// One application instead of three: attestation of a company, entry as a merchant and trading permission on one sheet.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const applyOnboarding = call<typeof shapes.applyOnboarding>()('POST', '/api/onboarding/apply', {
  summary: '企业认证、数商入驻与交易权限一次申请：保存草稿，或提交审核',
  action: '一次申请入驻',
  who: 'user',
  begins: true,
});
