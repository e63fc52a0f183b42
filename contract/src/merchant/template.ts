// Papers that a company signs and stamps for its applications and registrations.
import { call } from '../call.ts';
import type * as shapes from './schema/template.ts';

export const downloadTemplate = call<typeof shapes.downloadTemplate>()('GET', '/api/merchant/template/:template', {
  summary: '下载授权书、来源说明或合规承诺书的模板，已知内容已填好',
  who: 'user',
  answer: 'file',
});
