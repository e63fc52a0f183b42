// Reading that is open to all, accounts, files.
import { randomUUID } from 'node:crypto';
import type { Rows } from './row.ts';

const stranger = { phone: '13600000000', uuid: 'none', captcha: 'none' };
const poster = { place: 'home', title: '数据专区开放', fromDay: '2026-01-01' };
const partner = { name: '滨海科技', kind: 'technology' };
// The content mark of a text that does not exist.
const mark = '0'.repeat(32);
const nobody = '00000000-0000-7000-8000-000000000000';
const article = { title: '数据要素市场观察', kind: 'industry' };

const written = { title: '服务公约', body: '<p>为各方提供公平的服务。</p>' };

const searchRows: Rows = { searchEverything: { give: { keyword: '数据' } } };

const complaintText = '页面上的联系电话无人接听，请核实。';

let sent = 0;

/** A number of nothing, another one each time: wrong codes for one number are soon too many. */
function noNumber() {
  sent += 1;
  return { number: `TS-2026-00000-${String(sent).padStart(5, '0')}`, code: '00000000' };
}

const complaintRows: Rows = {
  fileComplaint: {
    give: { kind: 'complaint', title: '电话无人接听', text: complaintText },
    own: {
      visitor: 'door.badInput',
      reviewer: 'door.badInput',
      finance: 'door.badInput',
      editor: 'door.badInput',
      admin: 'door.badInput',
      auditor: 'door.badInput',
    },
  },
  followComplaint: { give: noNumber, own: 'complaint.notFound' },
  replyComplaint: { give: () => ({ ...noNumber(), text: complaintText }), own: 'complaint.notFound' },
  closeComplaint: { give: () => ({ ...noNumber(), isSatisfied: true }), own: 'complaint.notFound' },
  listOwnComplaints: {},
  listComplaintQueue: {},
  listOfficeComplaints: {},
  getComplaint: { subject: 'complaint', missing: 'complaint.notFound' },
  acceptComplaint: { subject: 'complaint', missing: 'complaint.notFound' },
  answerComplaint: { subject: 'complaint', missing: 'complaint.notFound', give: { text: complaintText } },
  settleComplaint: { subject: 'complaint', missing: 'complaint.notFound', give: { text: complaintText } },
};

const documentRows: Rows = {
  listAboutSections: {},
  listDocuments: {},
  getDocument: { give: { anchor: 'terms' } },
  compareDocument: { give: { anchor: 'terms', from: '1', to: '1' } },
  downloadDocument: { give: { anchor: 'terms' } },
  getHelp: {},
  listOfficeDocuments: {},
  getOfficeDocument: { subject: 'document', missing: 'document.notFound' },
  getDocumentVersion: {
    subject: 'document',
    missing: 'document.notFound',
    give: { number: '1' },
    own: 'document.notFound',
  },
  compareWorkingCopy: { subject: 'document', missing: 'document.notFound' },
  createDocument: { give: { kind: 'rule', anchor: 'matrix', ...written } },
  saveDocument: { subject: 'document', missing: 'document.notFound', give: { revision: 1, ...written } },
  restoreDocument: {
    subject: 'document',
    missing: 'document.notFound',
    give: { revision: 1, from: 1 },
    own: 'document.notFound',
  },
  publishDocument: {
    subject: 'document',
    missing: 'document.notFound',
    give: { revision: 1, effectiveOn: '2020-01-01', note: '首次发布' },
    own: 'document.tooEarly',
  },
  hideDocument: { subject: 'document', missing: 'document.notFound', give: { isHidden: true } },
  orderDocuments: { give: { kind: 'about', ids: [nobody] }, own: 'document.listChanged' },
};

export const siteRows: Rows = {
  ...documentRows,
  ...complaintRows,
  ...searchRows,
  listRegions: {},
  getRegion: { give: { code: '450103' } },
  listRegionChanges: {},
  addRegionChange: {
    give: { kind: 'rename', code: '450103', name: '青秀新区', effectiveOn: '2099-01-01', basis: '民函〔2098〕1 号' },
  },
  importRegionChanges: { give: { text: '更名,450102,兴宁新区,,2099-01-01,民函〔2098〕1 号' } },
  withdrawRegionChange: { give: { id: nobody }, own: 'site.regionChangeOver' },
  getDict: { give: { name: 'industry' } },
  getSetting: { give: { key: 'web_title' } },
  listPartners: {},
  listPartnersOld: {},
  getPartner: { subject: 'partner', missing: 'partner.notFound' },
  listNews: {},
  getNewsDict: {},
  getNews: { subject: 'article', missing: 'news.notFound' },
  countNewsView: { subject: 'article', missing: 'news.notFound' },
  listSettings: {},
  listSettingChanges: { give: { key: 'review_days' } },
  changeSetting: { give: { key: 'review_days', before: '3', value: '4' } },
  listSettingRequests: {},
  decideSettingRequest: { subject: 'settingRequest', missing: 'approval.notFound', give: { decision: 'approve' } },
  withdrawSettingRequest: { subject: 'ownSettingRequest', missing: 'approval.notFound' },
  listOfficeDict: { give: { dict: 'scene' } },
  addDictItem: { give: { dict: 'scene', value: 'matrix', label: '矩阵' } },
  changeDictItem: {
    give: { dict: 'scene', value: 'other', label: '其他场景', isDefault: false, isRetired: false },
  },
  orderDict: { give: { dict: 'rights', values: ['holding', 'use', 'operation'] } },
  listOfficePosters: {},
  createPoster: { give: poster },
  changePoster: { subject: 'poster', missing: 'home.noPoster', give: { ...poster, mark }, own: 'home.posterChanged' },
  removePoster: { subject: 'poster', missing: 'home.noPoster' },
  orderPosters: { give: { place: 'home', ids: [nobody] }, own: 'home.postersChanged' },
  listOfficePartners: {},
  createPartner: { give: partner },
  changePartner: {
    subject: 'partner',
    missing: 'partner.notFound',
    give: { ...partner, mark },
    own: 'partner.changedMeanwhile',
  },
  orderPartners: { give: { ids: [nobody] }, own: 'partner.listChanged' },
  listOfficeNews: {},
  createNews: { give: article },
  getOfficeNews: { subject: 'officeArticle', missing: 'news.notFound' },
  getNewsVersion: { subject: 'officeArticle', missing: 'news.notFound', give: { number: '1' }, own: 'news.notFound' },
  saveNews: { subject: 'officeArticle', missing: 'news.notFound', give: { version: 1, ...article } },
  restoreNews: {
    subject: 'officeArticle',
    missing: 'news.notFound',
    give: { version: 1, from: 1 },
    own: 'news.notFound',
  },
  publishNews: {
    subject: 'officeArticle',
    missing: 'news.notFound',
    give: { version: 1 },
    own: 'news.notPublishable',
  },
  unscheduleNews: { subject: 'officeArticle', missing: 'news.notFound', own: 'news.wrongState' },
  withdrawNews: {
    subject: 'officeArticle',
    missing: 'news.notFound',
    give: { reason: '内容有误' },
    own: 'news.wrongState',
  },
  listPosters: {},
  getStatistics: {},
  getLatest: {},
  listOpenStatistics: {},
  listOpenPunctuality: {},
  getMyStatistics: {},
  getDemo: {},
  listDemoSms: {},
  endDemoNotice: { subject: 'ownNoticedProduct', missing: 'product.notInNotice' },
  getDemoReply: { subject: 'triableProduct', missing: 'product.notFound' },
  getDemoTide: { give: { port: 'tanggu' } },

  getCaptcha: {},
  sendSmsCode: { give: { ...stranger, purpose: 'login' }, own: 'session.wrongCaptcha' },
  sendOwnCode: { give: { purpose: 'sign' } },
  signIn: { give: { ...stranger, password: 'wrong' }, own: 'session.wrongCaptcha' },
  signInByCode: { give: { phone: stranger.phone, smsCode: '000000' }, own: 'account.wrongSmsCode' },
  createAccount: {
    give: { phone: stranger.phone, smsCode: '000000', password: 'k7#mQ2!vLp9x', terms: true, privacy: true },
    own: 'account.wrongSmsCode',
  },
  editPassword: {
    give: { purpose: 'reset', phone: stranger.phone, smsCode: '000000', password: 'k7#mQ2!vLp9x' },
    own: 'account.wrongSmsCode',
  },
  getByToken: {
    own: {
      visitor: 'door.signedOut',
      reviewer: 'door.signedOut',
      finance: 'door.signedOut',
      editor: 'door.signedOut',
      admin: 'door.signedOut',
      auditor: 'door.signedOut',
    },
  },
  signOut: {},

  uploadFile: { give: { purpose: 'licence' } },
  uploadOfficeImage: { give: { purpose: 'image' } },
  beginUpload: { give: { purpose: 'delivery', name: '数据.csv', size: 40, fingerprint: 'potwiRi-0' } },
  // The matrix uploads a picture.
  sendPart: { subject: 'upload', give: { offset: '0' }, missing: 'file.uploadGone', own: 'file.wrongKind' },
  finishUpload: { subject: 'upload', missing: 'file.uploadGone', own: 'file.uploadUnfinished' },
  dropUpload: { subject: 'upload', missing: 'file.uploadGone' },
  listUploads: {},
  listFiles: {},
  deleteFile: { subject: 'unusedFile', missing: 'file.notFound' },
  profileSample: { subject: 'sample', missing: 'file.notFound' },
  openOwnSample: { subject: 'sample', missing: 'file.notFound' },
  getPublicFile: { subject: 'image', missing: 'file.notFound' },
  getLinkedFile: {
    subject: 'image',
    give: { until: '9999999999', use: randomUUID(), signature: 'of another file' },
    own: 'file.linkExpired',
    missing: 'file.linkExpired',
  },
};
