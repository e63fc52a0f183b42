// Rows of the office's oversight, beyond its queues.
import type { Rows } from './row.ts';

const sheet = { give: { format: 'csv' } };

export const oversightRows: Rows = {
  listOfficeOrders: {},
  readOfficeOrder: { subject: 'overseenOrder', missing: 'order.notFound' },
  downloadOfficeContract: { subject: 'overseenOrder', missing: 'order.notFound', give: { format: 'txt' } },
  exportOfficeOrders: sheet,
  listOfficeCertificates: {},
  getOfficeCertificate: { subject: 'saleCertificate', missing: 'certificate.notFound' },
  exportOfficeCertificates: sheet,
  listAccounts: {},
  readAccount: { subject: 'account', missing: 'oversight.notFound' },
  freezeAccount: {
    subject: 'account',
    missing: 'oversight.notFound',
    give: { frozen: true, reason: '多次发布虚假需求' },
  },
  exportAccounts: sheet,
};
