// The sample of a product, beside the trade and at the review.
import { call } from '../call.ts';
import type * as shapes from './schema/sample.ts';

/** Null while there is no sample, or none that has been looked at yet. */
export const getProductSample = call<typeof shapes.getProductSample>()('GET', '/api/product/sampleProfile/:id', {
  summary: '产品样例：前 100 行与各列统计',
  who: 'anyone',
  cache: ['product:{id}', 'merchant', 'sample'],
});

/** The whole sample a page at a time; what may be personal is masked, and neither sorted nor filtered by. */
export const listSampleRows = call<typeof shapes.listSampleRows>()('GET', '/api/product/sampleRows/:id', {
  summary: '打开产品的全部样例：分页、排序、按列筛选',
  who: 'user',
});

/** Profile of the current form's sample, in any status; null without a sample. */
export const getOwnSample = call<typeof shapes.getOwnSample>()('GET', '/api/product/ownSample/:id', {
  summary: '自己产品当前登记表的样例：需方将看到的样子',
  who: 'attested',
});

/** The part of a registration form that an own sample shows; null for one that cannot be read. */
export const getSampleProposal = call<typeof shapes.getSampleProposal>()('GET', '/api/product/sampleProposal/:id', {
  summary: '由自己上传的样例得出登记表的条数、数据量、起止日期和数据字典',
  who: 'vendor',
});

export const getSampleForReview = call<typeof shapes.getSampleForReview>()(
  'GET',
  '/office/api/product/sampleProfile/:id',
  {
    summary: '审核中产品的样例体检结果',
    who: 'overseer',
  },
);

/** Leaves its row in the audit trail: personal data that everyone else sees masked may stand in it. */
export const openSampleForReview = call<typeof shapes.openSampleForReview>()('POST', '/office/api/product/openSample', {
  summary: '取得审核中产品样例原文件的下载链接',
  action: '下载样例原文件',
  who: 'reviewer',
});
