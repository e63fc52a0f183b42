// Filters of the office's whole lists.
import { code, day, text } from '../../field.ts';

export const officeFilters = {
  keyword: text('关键词', 0, 60).optional(),
  /** Days on China's calendar, both included. */
  from: day('开始日期').optional(),
  to: day('结束日期').optional(),
};

export const overseen = {
  ...officeFilters,
  /** A division; what lies below it is found too. */
  region: code('地区').optional(),
};

export const industry = code('所属行业').optional();
