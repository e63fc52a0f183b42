// A registration is revoked by two reviewers: what one requests takes effect when another approves it.
import { z } from 'zod';
import { deciding } from '../approval/calls.ts';
import { call, nothing } from '../call.ts';
import { id, text } from '../field.ts';

/** It becomes the reason of the revocation, which the supplier and whoever checks the certificate read. */
const revocationReason = text('原因', 4, 200);

export const requestRevocation = call('POST', '/office/api/product/revoke', {
  summary: '申请注销产品登记及其证书；另一名审核人员批准后生效',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('产品'), reason: revocationReason }),
  output: nothing,
});

export const decideRevocation = call('POST', '/office/api/product/revoke/decide/:id', {
  summary: '批准或不批准另一名审核人员的注销申请；批准后产品登记与证书立即注销',
  who: 'reviewer',
  writes: true,
  input: deciding,
  output: nothing,
});

export const withdrawRevocation = call('POST', '/office/api/product/revoke/withdraw/:id', {
  summary: '撤回自己提出的注销申请',
  who: 'reviewer',
  writes: true,
  input: z.object({ id: id('申请') }),
  output: nothing,
});
