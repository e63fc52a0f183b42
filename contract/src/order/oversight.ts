// Every deal, as the office oversees it: read only, for what the office does stands at its desks.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/oversight.ts';

export const listOfficeOrders = call<typeof shapes.listOfficeOrders>()('GET', '/office/api/order/list', {
  summary: '全部订单',
  who: 'dealOverseer',
  replica: true,
});

export const exportOfficeOrders = exportCall<typeof shapes.exportOfficeOrders>()(
  listOfficeOrders,
  '/office/api/order/export',
  '导出订单',
);

export const readOfficeOrder = call<typeof shapes.readOfficeOrder>()('GET', '/office/api/order/info/:id', {
  summary: '一笔订单的全部内容：合同、款项、交付、争议与过程；每次打开都会记录',
  who: 'dealOverseer',
  isView: true,
  writes: true,
});

export const downloadOfficeContract = call<typeof shapes.downloadOfficeContract>()(
  'GET',
  '/office/api/order/contract/:id',
  {
    summary: '下载合同：文本、PDF 或签署证明；每次下载都会记录',
    action: '下载合同',
    who: 'reviewer',
    writes: true,
    answer: 'file',
  },
);
