/** Outcomes of an API test; only `fits` may be saved for the reviewer. */
export const apiOutcomes = {
  fits: '返回与说明相符',
  differs: '返回与说明不符',
  failed: '接口返回了错误状态',
  redirected: '接口要求跳转到别的地址',
  unreachable: '没有连上接口',
  timeout: '接口没有在限时内返回',
  certificate: '接口的 HTTPS 证书不可信',
} as const;

export type ApiOutcome = keyof typeof apiOutcomes;
