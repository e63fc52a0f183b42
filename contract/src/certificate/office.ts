// All certificates, for the office. A product's is revoked with the product; a deal's records the deal.
import { call } from '../call.ts';
import type * as shapes from './schema/office.ts';

export const listOfficeCertificates = call<typeof shapes.listOfficeCertificates>()(
  'GET',
  '/office/api/certificate/list',
  {
    summary: '全部证书和交易凭证',
    who: 'reviewer',
    writes: false,
    replica: true,
  },
);

export const exportOfficeCertificates = call<typeof shapes.exportOfficeCertificates>()(
  'GET',
  '/office/api/certificate/export',
  {
    summary: '导出证书清单',
    who: 'reviewer',
    writes: true,
    answer: 'file',
  },
);

export const readOfficeCertificate = call<typeof shapes.readOfficeCertificate>()(
  'GET',
  '/office/api/certificate/info/:id',
  {
    summary: '一份证书的内容、状态与存证日志',
    who: 'reviewer',
    writes: false,
  },
);
