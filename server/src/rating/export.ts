import type { officeRatingColumns } from '@shuji/contract/rating/labels/office';
import type { OfficeRating } from '@shuji/contract/rating/schema/office';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const ratingCells: Record<keyof typeof officeRatingColumns, (row: OfficeRating) => Cell> = {
  product: (row) => row.productName,
  buyer: (row) => row.buyerName,
  supplier: (row) => row.supplierName,
  text: (row) => row.text,
  createdAt: (row) => minuteInChina(row.createdAt),
  reports: (row) => row.reports,
  dueOn: (row) => row.dueOn,
  holder: (row) => row.claim?.by ?? '',
  status: (row) => (row.hiddenAt ? '已隐藏' : '展示中'),
};
