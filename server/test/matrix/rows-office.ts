// The office as a workplace: lists taken along, desks as their operators like them.
import type { Rows } from './row.ts';

const sheet = { give: { format: 'csv' } };

export const officeRows: Rows = {
  getPreferences: {},
  saveListColumns: { give: { list: 'news', columns: ['title'] } },
  setShortcuts: { give: { hasShortcuts: true } },
  getMonth: {},
  searchOffice: { give: { keyword: '数据' } },
  listAlerts: {},
  dismissAlert: { give: { id: 'samePair:none', reason: '核实无误' }, own: 'alert.notFound' },
  listExports: {},
  exportOfficeNews: sheet,
  exportOfficePartners: sheet,
  exportOfficePosters: sheet,
  exportOfficeDocuments: sheet,
  exportOfficeComplaints: sheet,
  exportAuditEntries: sheet,
  exportAttestationQueue: sheet,
  exportMerchantQueue: sheet,
  exportPermitQueue: sheet,
  exportPhoneQueue: sheet,
  exportExperienceQueue: sheet,
  exportOfficeProducts: sheet,
  exportOfficeDemands: sheet,
  exportProductQueue: sheet,
  exportDemandQueue: sheet,
  exportComplaintQueue: sheet,
  exportJobs: sheet,
  exportJobRuns: sheet,
  exportOutgoing: sheet,
  exportOperators: sheet,
  exportReveals: sheet,
};
