// Products, certificates and demands.
import type { Expected, Row, Rows } from './row.ts';

const missing = 'product.notFound';
const shown: Row = { subject: 'listedProduct', missing };
const everyTrader = (expected: Expected) => ({
  attested: expected,
  merchant: expected,
  buyer: expected,
  otherSeller: expected,
  service: expected,
});
const noUpdates = 'update.productNotFound';
const update = { periodFrom: '2026-10-01', periodTo: '2026-10-01', rowCount: 12 };
const ruling = { reason: '接到投诉，核查期间中止' };

export const productRows: Rows = {
  listProducts: {},
  hotProducts: {},
  getProductDict: {},
  productFacets: {},
  suggestProducts: { give: { keyword: '港口' } },
  getProduct: shown,
  productInterest: shown,
  listHotWords: {},
  similarProducts: { ...shown, missing: 'ok' },
  countProductView: { ...shown, missing: 'ok' },
  countSearch: { give: { keyword: '气象' } },
  getProductSample: shown,
  listSampleRows: { ...shown, own: 'product.noSample' },
  getOwnSample: { subject: 'ownListedProduct', missing },
  getSampleProposal: { subject: 'sample', missing: 'file.notFound' },
  getSampleForReview: { subject: 'waitingProduct', missing },
  openSampleForReview: { subject: 'waitingProduct', missing, own: 'product.noSample' },
  linkSample: { ...shown, own: 'product.noSample', missing: 'product.noSample' },
  addFavourite: shown,
  deleteFavourite: { subject: 'listedProduct', missing: 'ok' },
  listFavourites: {},

  getFreshness: shown,
  getPriceRecord: shown,
  listOwnUpdates: { subject: 'ownListedProduct', missing: noUpdates },
  reportUpdate: [
    { subject: 'registeredProduct', missing: noUpdates, give: update },
    { subject: 'ownListedProduct', missing: noUpdates, give: { ...update, rowCount: null }, own: 'update.noSize' },
  ],
  reportUpdateByKey: { give: { key: `sj_${'k'.repeat(43)}`, ...update }, own: 'update.wrongKey' },
  withdrawUpdate: { subject: 'updateReport', missing: 'update.notFound', give: { reason: '起止日期填错' } },
  issueUpdateKey: { subject: 'ownListedProduct', missing: noUpdates },
  watchUpdates: {
    subject: 'ownListedProduct',
    missing: noUpdates,
    give: { endpoint: 'https://api.example.cn/tide' },
    own: 'update.notApi',
  },
  unwatchUpdates: { subject: 'ownListedProduct', missing: noUpdates, own: 'update.notWatched' },

  listOwnProducts: {},
  getOwnProduct: { subject: 'draftProduct', missing },
  getSubmission: { subject: 'ownListedProduct', missing },
  productLine: { subject: 'ownListedProduct', missing },
  saveProduct: [{}, { subject: 'draftProduct', missing, give: { name: '改过的名称' } }],
  submitProduct: { subject: 'draftProduct', missing },
  submitProductByPost: { subject: 'draftProduct', missing },
  withdrawSubmission: { subject: 'draftProduct', missing, own: 'product.notPending' },
  dropDraft: { subject: 'ownListedProduct', missing, own: 'product.notDroppable' },
  revokeOwnProduct: {
    subject: 'ownListedProduct',
    missing,
    give: { reason: '不再提供该数据' },
    own: 'product.notRevocable',
  },
  renewProduct: { subject: 'ownListedProduct', missing, own: 'product.notRenewable' },
  testApi: {
    subject: 'draftProduct',
    missing,
    give: { url: 'http://127.0.0.1/', api: {} },
    own: 'product.apiAddress',
  },
  keepApiTest: { subject: 'draftProduct', missing, give: { receipt: 'none' }, own: 'product.noApiTest' },
  setShelf: [
    { subject: 'registeredProduct', missing, give: { index: '1' } },
    { subject: 'ownListedProduct', missing, give: { index: '0' } },
    { subject: 'suspendedProduct', missing, give: { index: '1' }, own: 'product.notListable' },
  ],

  listProductQueue: {},
  listOfficeProducts: {},
  getProductForReview: { subject: 'waitingProduct', missing },
  reviewProduct: {
    subject: 'waitingProduct',
    missing,
    give: (id, subjects) => ({
      decision: 'approve',
      versionId: subjects.fact(id, 'versionId') ?? '01900000-0000-7000-8000-0000000000ff',
      submissions: subjects.fact(id, 'submissions') ?? 1,
    }),
  },
  suspendProduct: { subject: 'rulableProduct', missing, give: ruling },
  restoreProduct: { subject: 'heldProduct', missing, give: ruling },
  requestRevocation: { subject: 'rulableProduct', missing, give: ruling },
  decideRevocation: { subject: 'revocation', missing: 'approval.notFound', give: { decision: 'approve' } },
  withdrawRevocation: { subject: 'ownRevocation', missing: 'approval.notFound' },
  keepSuspended: { subject: 'heldProduct', missing, give: ruling, own: 'product.noAppeal' },
  appealSuspension: { subject: 'suspendedProduct', missing, give: { text: '我公司已补充来源材料，申请解除下架。' } },

  getImportTemplate: {},
  checkImport: { subject: 'sheet', field: 'file', missing: 'file.notFound' },
  importProducts: { subject: 'sheet', field: 'file', missing: 'file.notFound' },
  exportProducts: {},
  compareProducts: {},
  listSavedSearches: {},
  saveSearch: { give: { keyword: '港口' } },
  saveHallSearch: { give: { keyword: '港口' } },
  pauseSavedSearch: { subject: 'savedSearch', give: { isPaused: true }, missing: 'savedSearch.notFound' },
  deleteSavedSearch: { subject: 'savedSearch', missing: 'savedSearch.notFound' },
  listPublicNotices: {},
  getPublicNotice: { subject: 'noticedProduct', missing: 'product.notInNotice' },
  raiseObjection: {
    subject: 'noticedProduct',
    missing: 'product.notInNotice',
    give: (id, subjects) => ({
      versionId: subjects.fact(id, 'versionId') ?? '01900000-0000-7000-8000-0000000000ff',
      ground: 'rights',
      text: '该数据由我公司采集，对方未取得授权。',
      files: ['01900000-0000-7000-8000-0000000000fe'],
    }),
    own: { ...everyTrader('file.notFound'), seller: 'objection.own' },
  },
  listOwnObjections: {},
  listReceivedObjections: {},
  listPublicObjections: {},
  answerObjection: {
    subject: 'receivedObjection',
    missing: 'objection.notFound',
    give: { text: '我公司持有完整的授权文件，现一并提交。' },
  },
  listObjectionQueue: {},
  listOfficeObjections: {},
  exportOfficeObjections: { give: { format: 'csv' } },
  getObjection: { subject: 'objection', missing: 'objection.notFound' },
  decideObjection: {
    subject: 'objection',
    missing: 'objection.notFound',
    give: { decision: 'dismiss', reason: '异议缺少依据，公示继续。' },
  },

  getProductCertificate: { subject: 'productCertificate', missing: 'certificate.notFound' },
  getSaleCertificate: { subject: 'saleCertificate', missing: 'certificate.notFound' },
  getOwnSaleCertificate: { subject: 'ownSaleCertificate', missing: 'certificate.notFound' },
  findCertificate: { give: { number: '没有这个编号' } },
  getCertificateProof: { subject: 'productCertificate', missing: 'certificate.notFound' },
  getOwnCertificateProof: { subject: 'ownSaleCertificate', missing: 'certificate.notFound' },
  getLogKeys: {},
  proveInclusion: { give: { index: 0 } },
  proveConsistency: { give: { from: 1 } },
};

const lost = 'demand.notFound';

export const demandRows: Rows = {
  getDemandDict: {},
  listDemands: {},
  countHallFacets: {},
  listOwnDemands: {},
  getDemand: [
    { subject: 'shownDemand', missing: lost },
    { subject: 'draftDemand', missing: lost },
  ],
  addDemand: [{}, { subject: 'draftDemand', missing: lost, give: { title: '改过的标题' } }],
  editDemandStatus: { subject: 'publishedDemand', missing: lost, give: { status: 'unpublished' } },
  closeDemand: { subject: 'publishedDemand', missing: lost, give: { reason: '不再需要' } },
  followDemand: { subject: 'shownDemand', missing: lost },
  unfollowDemand: { subject: 'shownDemand', missing: 'ok' },
  listFollowedDemands: {},
  listFollowStates: { give: { ids: '00000000-0000-7000-8000-000000000000' } },
  // The demands are for data.
  takeDemand: { subject: 'openDemand', missing: lost, own: { service: 'door.needSeller' } },
  giveDemandBack: { subject: 'demandOfTaker', missing: lost, give: { reason: '人手不足' } },
  readDemandContact: { subject: 'demandOfTaker', missing: lost },
  listTakerEvents: { subject: 'takenDemand', missing: lost },
  concludeDemand: { subject: 'takenDemand', missing: lost },
  listDemandLog: { subject: 'draftDemand', missing: lost },

  keepDemandSketch: { give: { title: '尚未认证时写的标题' } },
  getDemandSketch: {},

  listDemandQueue: {},
  listOfficeDemands: {},
  readOfficeDemand: { subject: 'waitingDemand', missing: lost },
  reviewDemand: { subject: 'waitingDemand', missing: lost, give: { decision: 'approve' } },
  takeDemandDown: { subject: 'shownDemand', missing: lost, give: { reason: '内容违规' } },
};
