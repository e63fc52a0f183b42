// Attestation, merchants, permissions, experience: those who apply, and the office that decides.
import { randomUUID } from 'node:crypto';
import { password } from './people.ts';
import type { Row, Rows } from './row.ts';
import type { Subjects } from './subjects.ts';

const approve = { decision: 'approve' };
const freeze = { frozen: true, reason: '接到投诉，核查期间冻结' };
const mayBeEmpty = { kind: 'person', name: '陈晨' };

/** Reading, deciding and freezing one noun's applications. */
function desk(noun: 'Attestation' | 'Merchant' | 'Permit' | 'Experience'): Rows {
  const waiting: Row = { subject: `waiting${noun}` };
  return {
    [`list${noun}Queue`]: {},
    [`read${noun}Sheet`]: waiting,
    [`review${noun}`]: { ...waiting, give: approve },
    [`freeze${noun}`]: { subject: `standing${noun}`, give: freeze },
  };
}

const aLink = (_: string, subjects: Subjects) => ({ code: subjects.any('recordCode') });

const dealing = 'privacy.stillDealing';
const attestedAlready = 'attestation.alreadyApproved';

export const peopleRows: Rows = {
  getOwnAttestation: {},
  applyAttestation: {
    give: mayBeEmpty,
    own: {
      attested: attestedAlready,
      merchant: attestedAlready,
      buyer: attestedAlready,
      seller: attestedAlready,
      otherSeller: attestedAlready,
      service: attestedAlready,
    },
  },
  discardAttestation: { subject: 'attestationChange' },
  ...desk('Attestation'),

  listMerchants: {},
  merchantFacets: {},
  getOwnMerchant: {},
  applyMerchant: {
    own: {
      merchant: 'merchant.alreadyApproved',
      seller: 'merchant.alreadyApproved',
      otherSeller: 'merchant.alreadyApproved',
      service: 'merchant.alreadyApproved',
    },
  },
  downloadTemplate: { give: { template: 'authority' } },
  discardMerchant: { subject: 'merchantChange' },
  ...desk('Merchant'),
  getBankAccount: {},
  saveBankAccount: { give: { bank: '中国工商银行滨海支行', number: '0200003409027123456', password } },
  getMerchantCard: { subject: 'merchant' },

  getOwnRecord: {},
  downloadOwnRecord: { give: { format: 'json' } },
  listRecordLinks: {},
  createRecordLink: { give: { note: '滨海银行授信', days: 30 } },
  withdrawRecordLink: { subject: 'recordLink', missing: 'record.noLink' },
  // A text that is no link's secret is missing, never malformed: trading-record.test.ts.
  getSharedRecord: { give: aLink },
  countRecordOpening: { give: aLink },
  downloadSharedRecord: { give: (id, subjects) => ({ ...aLink(id, subjects), format: 'json' }) },

  getOwnPermit: {},
  listPermits: {},
  applyPermit: {},
  applyOnboarding: {},

  ...desk('Permit'),

  getOwnPhone: {},
  changePhone: { give: { oldCode: '000000', phone: '13900007777', smsCode: '000000' }, own: 'account.wrongSmsCode' },
  applyPhone: {
    give: { password, phone: '13900007777', smsCode: '000000', reason: '原手机遗失', materials: [randomUUID()] },
    own: 'file.notFound',
  },
  filePhone: {
    subject: 'reachedAccount',
    missing: 'door.notFound',
    give: { phone: '13900007778', reason: '本人持身份证原件到场，与认证时的证件一致，已留存复印件。' },
  },
  listPhoneQueue: {},
  readPhoneSheet: { subject: 'waitingPhone' },
  reviewPhone: { subject: 'waitingPhone', give: approve },

  listExperiences: {},
  getExperience: { subject: 'draftExperience' },
  saveExperience: [{}, { subject: 'draftExperience', give: { productName: '改过的名称' } }],
  submitExperience: { subject: 'draftExperience' },
  deleteExperience: { subject: 'draftExperience' },
  ...desk('Experience'),

  signInToOffice: {
    give: { username: 'nobody', password: 'wrong', uuid: 'none', captcha: 'none' },
    own: 'session.wrongCaptcha',
  },
  getOwnOperator: {},
  signOutOfOffice: {},
  changeOwnPassword: {
    give: { oldPassword: 'wrong', password: 'k7#mQ2!vLp9x' },
    own: 'session.wrongOldPassword',
  },
  answerFactor: { give: { code: '000000' }, own: 'operator.noFactor' },
  beginFactor: {},
  confirmFactor: { give: { code: '000000' }, own: 'operator.noFactor' },
  dropFactor: { give: { code: '000000' }, own: 'operator.noFactor' },

  listOperators: {},
  createOperator: {
    give: { username: 'matrix', name: '新人', phone: '13911112222', roles: ['editor'], reason: '新到岗同事' },
  },
  changeOperator: { subject: 'operator', missing: 'operator.notFound', give: { name: '改名', roles: ['editor'] } },
  setOperatorStatus: { subject: 'operator', missing: 'operator.notFound', give: { status: 'frozen' } },
  resetOperator: { subject: 'operator', missing: 'operator.notFound', give: { reason: '忘记密码' } },
  sendOperatorLink: { subject: 'operator', missing: 'operator.notFound' },
  listOperatorRequests: {},
  decideOperatorRequest: {
    subject: 'operatorRequest',
    missing: 'approval.notFound',
    give: { decision: 'approve' },
  },
  withdrawOperatorRequest: { subject: 'ownOperatorRequest', missing: 'approval.notFound' },
  setFirstPassword: { give: { code: 'x'.repeat(22), password }, own: 'operator.linkOver' },

  listSessions: {},
  endSession: { subject: 'siteSession' },
  endOtherSessions: {},
  listOfficeSessions: {},
  endOfficeSession: { subject: 'officeSession' },
  endOtherOfficeSessions: {},
  listDevices: {},
  forgetDevice: { subject: 'siteDevice' },
  forgetAllDevices: {},
  listOfficeDevices: {},
  forgetOfficeDevice: { subject: 'officeDevice' },
  forgetAllOfficeDevices: {},

  listMembers: {},
  inviteMember: { give: { name: '周敏', phone: '13955550001', roles: ['purchase'] } },
  withdrawInvitation: { subject: 'invitation', missing: 'member.noInvitation' },
  changeMember: { subject: 'companyMember', missing: 'member.notFound', give: { roles: ['admin'] } },
  removeMember: { subject: 'companyMember', missing: 'member.notFound' },
  getInvitation: { give: { code: 'x'.repeat(22) }, own: 'member.linkOver' },
  joinCompany: { give: { code: 'x'.repeat(22), password, terms: true, privacy: true }, own: 'member.linkOver' },

  requestCopy: { give: { password }, own: { seller: 'privacy.copyUnderWay' } },
  listCopies: {},
  downloadCopy: {
    subject: 'copy',
    give: { until: '9999999999', use: randomUUID(), signature: 'of another copy' },
    own: 'file.linkExpired',
    missing: 'file.linkExpired',
  },
  listAccesses: {},
  listConsents: {},
  listDueConsents: {},
  renewAgreements: {
    give: { documents: [{ document: 'terms', number: 999 }], agree: true },
    own: 'privacy.otherVersion',
  },
  withdrawConsent: {
    give: { kind: 'identity' },
    own: {
      registered: 'privacy.nothingToWithdraw',
      attested: dealing,
      buyer: dealing,
      seller: dealing,
      otherSeller: dealing,
      service: dealing,
    },
  },
  renewConsent: { give: { kind: 'identity', agree: true }, own: 'privacy.nothingToRenew' },
  listDealings: {},
  closeAccount: {
    give: { password, agree: true },
    own: { attested: dealing, buyer: dealing, seller: dealing, otherSeller: dealing, service: dealing },
  },

  listNotices: {},
  countUnreadNotices: {},
  readNotice: { subject: 'notice', missing: 'notice.notFound' },
  readAllNotices: {},
  listNoticeSettings: {},
  saveNoticeSetting: { give: { topic: 'order', inApp: true, sms: false } },

  claimReview: { subject: 'waitingAttestation', give: { desk: 'attestation' }, missing: 'review.notWaiting' },
  releaseReview: {
    subject: 'waitingAttestation',
    give: { desk: 'attestation' },
    own: 'review.notHeld',
    missing: 'review.notHeld',
  },
  listPhrases: { give: { desk: 'attestation' } },
  addPhrase: { give: { desk: 'attestation', words: '请上传加盖公章的扫描件' } },
  removePhrase: { subject: 'phrase' },
  revealField: {
    subject: 'waitingAttestation',
    give: { place: 'attestation', field: 'contactPhone', reason: '电话核实经办人身份' },
    own: { finance: 'door.notFound' },
  },
  listReveals: {},

  listQueues: {},
  listWaiting: {},
  listAuditEntries: {},
  getAuditChain: {},
};
