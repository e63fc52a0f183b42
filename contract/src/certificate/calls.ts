// Certificates of a product's registration and of a deal. Source: market.md, "Certificate".
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

export const getProductCertificate = call<typeof shapes.getProductCertificate>()('GET', '/api/product/infoEr/:id', {
  summary: '数据产品登记证书（二维码所示）',
  who: 'anyone',
});

export const getSaleCertificate = call<typeof shapes.getSaleCertificate>()('GET', '/api/certificate/sale/:id', {
  summary: '数据交易凭证（公开信息，买方与价款已隐去）',
  who: 'anyone',
});

export const getOwnSaleCertificate = call<typeof shapes.getOwnSaleCertificate>()(
  'GET',
  '/api/certificate/sale/:id/whole',
  {
    summary: '数据交易凭证（交易双方可见的完整内容）',
    who: 'attested',
  },
);

/** Null when no certificate has this number. */
export const findCertificate = call<typeof shapes.findCertificate>()('GET', '/api/certificate/find', {
  summary: '按编号查验证书',
  who: 'anyone',
});

export const getCertificateProof = call<typeof shapes.getCertificateProof>()('GET', '/api/certificate/proof/:id', {
  summary: '证书的存证证明（公开内容及其盐值、登记项、C2SP 位置证明与签名检查点、签名的状态声明）',
  who: 'anyone',
});

export const getOwnCertificateProof = call<typeof shapes.getOwnCertificateProof>()(
  'GET',
  '/api/certificate/proof/:id/whole',
  {
    summary: '交易凭证的存证证明（交易双方可见的完整内容）',
    who: 'attested',
  },
);
