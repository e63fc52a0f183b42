import { z } from 'zod';
import { applicationColumns } from '../application/labels.ts';
import { decision, detail, progress, queue, queueInput } from '../application/schema.ts';
import { exportShape } from '../export.ts';
import { id, password, phone, smsCode, text } from '../field.ts';
import { shape } from '../shape.ts';

const newPhone = { phone: phone.meta({ title: '新手机号' }), smsCode: smsCode.meta({ title: '新手机的验证码' }) };

export const changePhone = shape({ oldCode: smsCode.meta({ title: '原手机的验证码' }), ...newPhone });

export const phoneLabels = { phone: '新手机号', reason: '说明', materials: '证明材料' };

export const applyPhone = shape({
  password: password.meta({ title: '登录密码' }),
  ...newPhone,
  reason: text('说明', 5, 500),
  materials: z
    .array(id('证明材料'), { error: '请上传证明材料' })
    .min(1, { error: '请上传证明材料' })
    .max(10, { error: '证明材料最多 10 份' })
    .meta({ title: '证明材料' }),
});

export const getOwnPhone = shape(
  {},
  {
    phone: z.string(),
    /** The newest application; null before the first. */
    latest: progress.extend({ phone: z.string() }).nullable(),
  },
);

export const listPhoneQueue = shape(queueInput, queue);

export const exportPhoneQueue = exportShape(listPhoneQueue, applicationColumns);

export const readPhoneSheet = shape({ id: id('申请') }, detail);

export const reviewPhone = shape(decision);

export const filePhone = shape({
  id: id('账号'),
  phone: newPhone.phone,
  /** How the person was checked and which papers were seen. */
  reason: text('核验方式与所见材料', 20, 500),
});
