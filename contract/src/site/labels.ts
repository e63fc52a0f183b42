/** The public settings and their labels. Others never leave the server. Spec §1 names the first three. */
export const publicSettings = {
  web_title: '网站名称',
  web_icp: 'ICP 备案号',
  link_phone: '联系电话',
  link_email: '联系邮箱',
  link_address: '联系地址',
  link_hours: '服务时间',
  web_police: '公安备案号',
  web_description: '网站简介',
  notice_days: '公示天数',
} as const;

export type PublicSetting = keyof typeof publicSettings;

export function isPublicSetting(key: string): key is PublicSetting {
  return Object.hasOwn(publicSettings, key);
}
