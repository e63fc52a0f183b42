// Trading experience: deals made elsewhere, declared by a party and checked by the centre.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema.ts';

export const listExperiences = call<typeof shapes.listExperiences>()('GET', '/mobile/pc/website/expInfoList', {
  summary: '我的交易经验',
  who: 'user',
});

export const getExperience = call<typeof shapes.getExperience>()('POST', '/mobile/pc/website/expInfo/:id', {
  summary: '读取一条交易经验',
  who: 'user',
  writes: false,
});

export const saveExperience = call<typeof shapes.saveExperience>()('POST', '/mobile/pc/website/expInfoSave', {
  summary: '保存交易经验草稿',
  action: '保存交易经验草稿',
  who: 'attested',
  members: ['supply'],
});

export const deleteExperience = call<typeof shapes.deleteExperience>()('POST', '/mobile/pc/website/expInfoDelete/:id', {
  summary: '删除草稿或已驳回的交易经验',
  action: '删除交易经验',
  who: 'user',
  members: ['supply'],
});

export const submitExperience = call<typeof shapes.submitExperience>()('POST', '/mobile/pc/website/expApply/:id', {
  summary: '提交交易经验审核',
  action: '提交交易经验审核',
  who: 'attested',
  members: ['supply'],
  begins: true,
});

export const listExperienceQueue = call<typeof shapes.listExperienceQueue>()('GET', '/office/api/experience/queue', {
  summary: '交易经验登记申请',
  who: 'overseer',
});

export const exportExperienceQueue = exportCall<typeof shapes.exportExperienceQueue>()(
  listExperienceQueue,
  '/office/api/experience/export',
  '导出交易经验申请',
);

export const readExperienceSheet = call<typeof shapes.readExperienceSheet>()('GET', '/office/api/experience/info/:id', {
  summary: '交易经验的审核材料；每次打开都会记录',
  who: 'overseer',
  isView: true,
  writes: true,
});

export const reviewExperience = call<typeof shapes.reviewExperience>()('POST', '/office/api/experience/review/:id', {
  summary: '审核交易经验',
  action: '审核交易经验',
  who: 'reviewer',
});

export const freezeExperience = call<typeof shapes.freezeExperience>()('POST', '/office/api/experience/freeze/:id', {
  summary: '冻结或解除冻结交易经验的展示',
  action: '冻结或解冻交易经验',
  who: 'reviewer',
});
