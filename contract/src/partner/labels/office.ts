export const officePartnerColumns = {
  name: '名称',
  kind: '类别',
  url: '网址',
  introduction: '简介',
  shown: '展示',
} as const;
