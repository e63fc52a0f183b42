import type { officePartnerColumns } from '@shuji/contract/partner/labels/office';
import type { OfficePartner } from '@shuji/contract/partner/schema/office';
import type { Cell } from '#src/spreadsheet/write.ts';

export const officePartnerCells: Record<keyof typeof officePartnerColumns, (row: OfficePartner) => Cell> = {
  name: (row) => row.name,
  kind: (row) => row.kindLabel,
  url: (row) => row.url,
  introduction: (row) => row.introduction,
  shown: (row) => (row.isShown ? '已展示' : '未展示'),
};
