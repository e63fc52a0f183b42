import { z } from 'zod';
import { ownerProof } from '../../account/schema.ts';
import { day, fen, id, text } from '../../field.ts';
import { fileRef } from '../../file/schema.ts';
import { endpoint, secret, secretName, secretPlace } from '../../gateway/schema.ts';
import { shape } from '../../shape.ts';
import { deliveryKind } from '../schema.ts';
import { bankReference } from './bank-reference.ts';

export const order = { id: id('订单') };

export const reason = text('理由', 4, 500);

export const confirmOrder = shape(order);

export const quoteOrder = shape({ ...order, amount: fen('报价金额'), note: text('报价说明', 0, 500).optional() });

export const refuseOrder = shape({ ...order, reason });

export const declineQuote = shape({ ...order, reason });

export const cancelOrder = shape({ ...order, reason });

export const signOrder = shape({
  ...order,
  /** The digest of the text that was read: a signature for any other text is refused. */
  sha256: z
    .string({ error: '缺少合同文本哈希，请刷新页面后重试' })
    .regex(/^[0-9a-f]{64}$/, { error: '合同文本哈希不正确' }),
  ...ownerProof,
});

export const payOrder = shape({
  ...order,
  voucher: id('付款凭证', '请上传付款凭证'),
  /** One transfer pays one order: a slip or a number that another order holds is refused. */
  reference: bankReference,
  payer: text('付款户名', 2, 60),
  paidOn: day('付款日期'),
});

export const deliverOrder = shape({
  ...order,
  kind: deliveryKind,
  files: z.array(id('文件')).max(20, { error: '最多 20 个文件' }).default([]),
  /** For an API: the endpoint that its gateway calls, and the credentials. */
  gateway: z.object({ endpoint, secretPlace, secretName, secret }).optional(),
  note: text('交付说明', 0, 1000).optional(),
});

export const updateDelivery = shape({
  ...order,
  files: z
    .array(id('文件'))
    .min(1, { error: '请上传要交付的文件' })
    .max(20, { error: '最多 20 个文件' })
    .meta({ title: '更新文件' }),
  note: text('更新说明', 0, 1000).optional(),
});

export const openDelivery = shape({ ...order, file: id('文件') }, fileRef);

export const acceptOrder = shape(order);

export const objectOrder = shape({ ...order, reason });

export const disputeOrder = shape({
  ...order,
  reason: text('争议事由', 10, 1000),
  evidence: z.array(id('证据材料')).max(10, { error: '最多 10 份证据材料' }).default([]),
});
