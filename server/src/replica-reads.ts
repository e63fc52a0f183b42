// The calls that may be read from a standby when READ_DATABASE_URL names one: wide lists, sums and searches of the
// office and of one's own. Cached data (the market, the settings, anonymous replies) is read on the primary.

import { listAccounts } from '@shuji/contract/account/office';
import { listAlerts } from '@shuji/contract/alert/calls';
import { listAuditEntries, listExports } from '@shuji/contract/audit/calls';
import type { Call } from '@shuji/contract/call';
import { listOfficeCertificates } from '@shuji/contract/certificate/office';
import { listOfficeComplaints } from '@shuji/contract/complaint/office';
import { listOfficeDemands } from '@shuji/contract/demand/office';
import { readMonth, searchOffice } from '@shuji/contract/desk/calls';
import { readMyStatistics } from '@shuji/contract/home/calls';
import { listOfficeNews } from '@shuji/contract/news/office';
import { listNotices } from '@shuji/contract/notice/calls';
import { listOutgoing } from '@shuji/contract/notice/office';
import { listOfficeObjections } from '@shuji/contract/objection/office';
import { listFeeInvoices } from '@shuji/contract/order/invoice';
import { listOrders } from '@shuji/contract/order/list';
import { listAllDisputes, readDisputeStatistics } from '@shuji/contract/order/office';
import { listOfficeOrders } from '@shuji/contract/order/oversight';
import { listPayouts } from '@shuji/contract/order/payout';
import { readDealings } from '@shuji/contract/privacy/calls';
import { listFavourites } from '@shuji/contract/product/interest';
import { listOfficeProducts } from '@shuji/contract/product/office';
import { productLine } from '@shuji/contract/product/own';
import { listOfficeRatings } from '@shuji/contract/rating/office';
import { listReveals } from '@shuji/contract/review/calls';
import { listJobRuns } from '@shuji/contract/upkeep/calls';

export const replicaReads: readonly Call[] = [
  listAccounts,
  listAlerts,
  listAllDisputes,
  listAuditEntries,
  listExports,
  listFavourites,
  listFeeInvoices,
  listJobRuns,
  listNotices,
  listOfficeCertificates,
  listOfficeComplaints,
  listOfficeDemands,
  listOfficeNews,
  listOfficeObjections,
  listOfficeOrders,
  listOfficeProducts,
  listOfficeRatings,
  listOrders,
  listOutgoing,
  listPayouts,
  listReveals,
  productLine,
  readDealings,
  readDisputeStatistics,
  readMonth,
  readMyStatistics,
  searchOffice,
];
