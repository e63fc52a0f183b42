// The visible list of features and of what the nouns declare for the pages that all share.
import { commandActions } from '@shuji/contract/audit/labels';
import { account } from '#src/account/routes.ts';
import { alert } from '#src/alert/routes.ts';
import { applicationRecords, applicationResource } from '#src/application/resource.ts';
import { auditOf } from '#src/audit/routes.ts';
import { broadcastRequestResource } from '#src/broadcast/resource.ts';
import { broadcast } from '#src/broadcast/routes.ts';
import { card } from '#src/card/routes.ts';
import { certificateResource } from '#src/certificate/resource.ts';
import { certificate, certificateOffice } from '#src/certificate/routes.ts';
import { complaintRecords, complaintResource } from '#src/complaint/resource.ts';
import { complaint, complaintOffice } from '#src/complaint/routes.ts';
import { newestMigration } from '#src/db/migrate.ts';
import { demandDealings, demandRecords, demandResource, demandSums } from '#src/demand/office/resource.ts';
import { demand, demandContact, demandFollow, demandOffice, demandSketch } from '#src/demand/routes.ts';
import { demo } from '#src/demo/routes.ts';
import { deskOf, reviewOf } from '#src/desk/routes.ts';
import { documentResource } from '#src/document/resource.ts';
import { document, documentOffice } from '#src/document/routes.ts';
import { experience } from '#src/experience/routes.ts';
import { file } from '#src/file/routes.ts';
import { gateway } from '#src/gateway/routes.ts';
import { posterResource } from '#src/home/resource.ts';
import { home, openStatistics, posterOffice } from '#src/home/routes.ts';
import type { Feature, Job, Served } from '#src/http/feature.ts';
import { productImport } from '#src/import/routes.ts';
import { malware } from '#src/malware/routes.ts';
import { market } from '#src/market/routes.ts';
import { countMembers } from '#src/member/queries.ts';
import { member } from '#src/member/routes.ts';
import { attestationResource, merchantResource } from '#src/merchant/resource.ts';
import { attestation, bankAccount, merchant, template } from '#src/merchant/routes.ts';
import { moneyRequestResource } from '#src/money-request/resource.ts';
import { moneyRequest } from '#src/money-request/routes.ts';
import { newsResource } from '#src/news/resource.ts';
import { news, newsOffice } from '#src/news/routes.ts';
import { notice, noticeOffice } from '#src/notice/routes.ts';
import { objectionDealings, objectionRecords, objectionResource } from '#src/objection/resource.ts';
import { objection, officeObjection } from '#src/objection/routes.ts';
import { offerDealings, offerRecords } from '#src/offer/queries-copy.ts';
import { offer, offerMatch } from '#src/offer/routes.ts';
import type { Dealings, PersonalRecords } from '#src/office/personal-records.ts';
import type { MonthSums, Resources } from '#src/office/resource.ts';
import { onboarding } from '#src/onboarding/routes.ts';
import { operatorRequestResource, operatorResource } from '#src/operator/resource.ts';
import { operator, operatorOffice, operatorPreference, operatorView } from '#src/operator/routes.ts';
import {
  disputeResource,
  invoiceResource,
  orderDealings,
  orderRecords,
  orderResource,
  orderSums,
  paymentResource,
  payoutResource,
} from '#src/order/office/resource.ts';
import { order, orderOversight, orderPrice } from '#src/order/routes.ts';
import { accountResource, accountSums } from '#src/oversight/resource.ts';
import { accountOffice } from '#src/oversight/routes.ts';
import { partnerResource } from '#src/partner/resource.ts';
import { partner, partnerOffice } from '#src/partner/routes.ts';
import { permit } from '#src/permit/routes.ts';
import { phone } from '#src/phone/routes.ts';
import { privacyOf } from '#src/privacy/routes.ts';
import { productDealings, productRecords, productResource, productSums } from '#src/product/review/resource.ts';
import {
  officeProduct,
  ownProduct,
  product,
  productApi,
  productInterests,
  productSample,
  publicNotice,
} from '#src/product/routes.ts';
import { proofLog } from '#src/proof-log/routes.ts';
import { ratingRecords, ratingResource } from '#src/rating/resource.ts';
import { officeRating, rating } from '#src/rating/routes.ts';
import { receiptResource } from '#src/receipt/resource.ts';
import { receipt } from '#src/receipt/routes.ts';
import { sample } from '#src/sample/routes.ts';
import { savedSearch } from '#src/saved-search/routes.ts';
import { search } from '#src/search/routes.ts';
import { session } from '#src/session/routes.ts';
import { settingRequestResource, settingResource } from '#src/site/resource.ts';
import { regionOffice, site, siteOffice } from '#src/site/routes.ts';
import { tradingRecord, tradingRecordRecords } from '#src/trading-record/routes.ts';
import { trial } from '#src/trial/routes.ts';
import { updateReport } from '#src/update-report/routes.ts';
import { upkeepOf } from '#src/upkeep/routes.ts';

/** In the order in which the office's search lists them. */
const resources = {
  product: productResource,
  account: accountResource,
  demand: demandResource,
  order: orderResource,
  certificate: certificateResource,
  complaint: complaintResource,
  objection: objectionResource,
  payment: paymentResource,
  invoice: invoiceResource,
  dispute: disputeResource,
  rating: ratingResource,
  news: newsResource,
  document: documentResource,
  poster: posterResource,
  partner: partnerResource,
  operator: operatorResource,
  setting: settingResource,
  attestation: attestationResource,
  merchant: merchantResource,
  permit: applicationResource('permit'),
  phone: applicationResource('phone'),
  experience: applicationResource('experience'),
  payout: payoutResource,
  receipt: receiptResource,
  moneyRequest: moneyRequestResource,
  operatorRequest: operatorRequestResource,
  settingRequest: settingRequestResource,
  broadcastRequest: broadcastRequestResource,
} satisfies Resources;

/** In the order of the copy of one's personal data. */
const records: PersonalRecords[] = [
  applicationRecords,
  productRecords,
  demandRecords,
  offerRecords,
  orderRecords,
  ratingRecords,
  tradingRecordRecords,
  objectionRecords,
  complaintRecords,
];

/** Open dealings, which keep an account from closing. */
const dealings: Dealings = {
  members: (db, { accountId }) => countMembers(db, accountId),
  ...orderDealings,
  ...demandDealings,
  ...offerDealings,
  ...productDealings,
  ...objectionDealings,
};

const sums: MonthSums = { ...accountSums, ...productSums, ...demandSums, ...orderSums };

export const features: Feature[] = [
  site,
  siteOffice,
  regionOffice,
  auditOf({ nameOf: actionOf, callsNamed }),
  file,
  sample,
  session,
  operator,
  operatorOffice,
  operatorPreference,
  operatorView,
  document,
  documentOffice,
  account,
  notice,
  noticeOffice,
  malware,
  partner,
  partnerOffice,
  news,
  newsOffice,
  attestation,
  merchant,
  bankAccount,
  template,
  member,
  complaint,
  complaintOffice,
  permit,
  onboarding,
  phone,
  experience,
  proofLog,
  certificate,
  certificateOffice,
  rating,
  officeRating,
  market,
  product,
  productInterests,
  ownProduct,
  officeProduct,
  productSample,
  productApi,
  publicNotice,
  productImport,
  objection,
  officeObjection,
  savedSearch,
  demand,
  demandOffice,
  demandContact,
  demandFollow,
  demandSketch,
  gateway,
  trial,
  order,
  orderOversight,
  orderPrice,
  receipt,
  moneyRequest,
  updateReport,
  tradingRecord,
  offer,
  offerMatch,
  alert,
  card,
  home,
  openStatistics,
  posterOffice,
  search,
  broadcast,
  privacyOf(records, dealings),
  accountOffice,
  deskOf(resources, sums),
  reviewOf(resources),
  upkeepOf(allJobs, newestMigration),
  demo,
];

export function allJobs(): Job[] {
  return features.flatMap(({ jobs }) => jobs);
}

function calls(): Served[] {
  return features.flatMap((feature) => feature.calls);
}

function actionOf(call: string): string | null {
  const found = calls().find(({ name }) => name === call)?.call;
  // A view has no action: its rows are of the time before it had a place of its own.
  return found ? (found.action ?? found.summary.replace(/；.*/, '')) : (commandActions[call] ?? null);
}

function callsNamed(words: string): string[] {
  const names = [...calls().map(({ name }) => name), ...Object.keys(commandActions)];
  return [words, ...names.filter((name) => actionOf(name)?.includes(words))];
}
