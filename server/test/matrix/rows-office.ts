// The office as a workplace: lists taken along, desks as their operators like them.
import { randomUUID } from 'node:crypto';
import type { Rows } from './row.ts';

const nobody = '00000000-0000-7000-8000-000000000000';

const sheet = { give: { format: 'csv' } };

export const officeRows: Rows = {
  getPreferences: {},
  saveListColumns: { give: { list: 'news', columns: ['title'] } },
  listBroadcasts: {},
  getBroadcast: { give: { id: nobody }, own: 'broadcast.notFound' },
  saveBroadcast: { give: { title: '系统维护通知', audience: 'all' } },
  deleteBroadcast: { give: { id: nobody }, own: 'broadcast.notFound' },
  submitBroadcast: { give: { id: nobody, reason: '告知全部用户' }, own: 'broadcast.notFound' },
  listBroadcastRequests: {},
  decideBroadcast: { give: { id: nobody, decision: 'approve' }, own: 'approval.notFound' },
  withdrawBroadcastRequest: { give: { id: nobody }, own: 'approval.notFound' },
  stopBroadcast: { give: { id: nobody }, own: 'broadcast.notFound' },
  listViews: {},
  createView: {
    give: () => ({ list: 'news', name: randomUUID().slice(0, 8), query: 'status=draft', isPinned: true, role: null }),
  },
  changeView: { give: { id: nobody, name: '待发布', isPinned: false }, own: 'operator.noView' },
  deleteView: { give: { id: nobody }, own: 'operator.noView' },
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
