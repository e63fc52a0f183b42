import { z } from 'zod';
import { approval, deciding, maybeWaiting } from '../../approval/schema.ts';
import { id, int, moment, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { dictItem } from './dict.ts';

export const settingRow = z.object({ key: z.string(), value: z.string(), updatedAt: moment });

export const listSettings = shape({}, z.array(settingRow));

export const key = z.string().max(64).meta({ title: '设置名' });

export const changeRow = z.object({
  before: z.string(),
  after: z.string(),
  operatorName: z.string(),
  /** The second administrator; empty where one was enough. */
  approvedName: z.string(),
  at: moment,
});

export const listSettingChanges = shape({ key }, z.array(changeRow));

export const changeSetting = shape(
  {
    key,
    before: z.string().max(2000).meta({ title: '原值' }),
    value: z.string({ error: '请填写新的值' }).trim().max(2000).meta({ title: '新值' }),
    /** Shown to the approver; required only where an approval is. */
    reason: text('事由', 0, 200).default(''),
  },
  maybeWaiting,
);

export const settingRequest = z.object({ ...approval, key: z.string(), before: z.string(), value: z.string() });

export type SettingRequest = z.output<typeof settingRequest>;

export const listSettingRequests = shape({}, z.array(settingRequest));

export const decideSettingRequest = shape(deciding);

export const withdrawSettingRequest = shape({ id: id('申请') });

export const dict = z.string().max(64).meta({ title: '字典名' });

export const label = text('名称', 1, 60);

export const dictCode = z
  .string({ error: '请填写代码' })
  .regex(/^[a-zA-Z][a-zA-Z0-9]{0,63}$/, { error: '代码由字母和数字组成，以字母开头' })
  .meta({ title: '代码' });

export const listOfficeDict = shape({ dict }, { items: z.array(dictItem), changes: z.array(changeRow) });

export const addDictItem = shape({ dict, value: dictCode, label });

export const changeDictItem = shape({
  dict,
  value: z.string().max(64).meta({ title: '代码' }),
  label,
  isDefault: z.boolean().meta({ title: '默认选项' }),
  isRetired: z.boolean().meta({ title: '停用' }),
});

export const orderDict = shape(
  { dict, values: z.array(z.string().max(64)).min(1).max(500).meta({ title: '顺序' }) },
  { count: int('条目数', 0, 500) },
);
