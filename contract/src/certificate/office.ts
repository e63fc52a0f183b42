// All certificates, for the office. A product's is revoked with the product; a deal's records the deal.
import { call, exportCall } from '../call.ts';
import type * as shapes from './schema/office.ts';

export const listOfficeCertificates = call<typeof shapes.listOfficeCertificates>()(
  'GET',
  '/office/api/certificate/list',
  {
    summary: '全部证书和交易凭证',
    who: 'overseer',
    replica: true,
  },
);

export const exportOfficeCertificates = exportCall<typeof shapes.exportOfficeCertificates>()(
  listOfficeCertificates,
  '/office/api/certificate/export',
  '导出证书清单',
);

export const getOfficeCertificate = call<typeof shapes.getOfficeCertificate>()(
  'GET',
  '/office/api/certificate/info/:id',
  {
    summary: '一份证书的内容、状态与存证日志',
    who: 'overseer',
  },
);
