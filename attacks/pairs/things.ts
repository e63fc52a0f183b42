// Maps the subjects of the role matrix to nouns.

/** The nouns that an id of a call can name. */
export type Thing =
  | 'order'
  | 'payment'
  | 'dispute'
  | 'invoice'
  | 'feeInvoice'
  | 'access'
  | 'rating'
  | 'demand'
  | 'offer'
  | 'product'
  | 'objection'
  | 'revocation'
  | 'ownRevocation'
  | 'application';

export const thingOf: Partial<Record<string, Thing>> = {
  appliedOrder: 'order',
  answeredOrder: 'order',
  quotedOrder: 'order',
  signedOrder: 'order',
  paidOrder: 'order',
  deliveredOrder: 'order',
  disputedOrder: 'order',
  ratedOrder: 'order',
  overseenOrder: 'order',
  clearedOrder: 'order',
  paidOutOrder: 'order',
  payment: 'payment',
  dispute: 'dispute',
  requestedInvoice: 'invoice',
  issuedInvoice: 'invoice',
  feeInvoice: 'feeInvoice',
  access: 'access',
  rating: 'rating',
  ratingReceived: 'rating',
  draftDemand: 'demand',
  publishedDemand: 'demand',
  openDemand: 'demand',
  demandOfTaker: 'demand',
  takenDemand: 'demand',
  waitingDemand: 'demand',
  shownDemand: 'demand',
  ownOffer: 'offer',
  receivedOffer: 'offer',
  draftProduct: 'product',
  ownListedProduct: 'product',
  registeredProduct: 'product',
  suspendedProduct: 'product',
  waitingProduct: 'product',
  rulableProduct: 'product',
  heldProduct: 'product',
  listedProduct: 'product',
  noticedProduct: 'product',
  objection: 'objection',
  revocation: 'revocation',
  ownRevocation: 'ownRevocation',
  receivedObjection: 'objection',
  waitingAttestation: 'application',
  standingAttestation: 'application',
  attestationChange: 'application',
  waitingMerchant: 'application',
  standingMerchant: 'application',
  merchantChange: 'application',
  waitingPermit: 'application',
  waitingPhone: 'application',
  standingPermit: 'application',
  draftExperience: 'application',
  waitingExperience: 'application',
  standingExperience: 'application',
};

const file = 'a file of its uploader’s alone';
const record = 'a record of its owner’s alone';
const office = 'what the office writes for all to read, guarded by its revision';
const sign = 'an account or a sign-in';
const request = 'a request of administrators, raced in operator/approval.test.ts and site/setting-request.test.ts';

const trial = 'a trial, one for each buyer and product by a unique index, raced in trial/trial.test.ts';

/** Subjects of writing calls that are no thing of the nouns raced here, and what they are. */
export const apart: Partial<Record<string, string>> = {
  operatorRequest: request,
  ownOperatorRequest: request,
  settingRequest: request,
  ownSettingRequest: request,
  upload: file,
  image: file,
  sample: file,
  sheet: file,
  unusedFile: file,
  copy: record,
  savedSearch: record,
  updateReport: record,
  recordLink: record,
  notice: record,
  article: office,
  officeArticle: office,
  document: office,
  partner: office,
  poster: office,
  phrase: office,
  complaint: 'a case between the office and who filed it, raced by its own tests',
  ownNoticedProduct: 'a call of the demo alone',
  account: sign,
  reachedAccount: sign,
  triableProduct: trial,
  ownTriable: trial,
  trial,
  invitation: sign,
  companyMember: sign,
  operator: sign,
  siteSession: sign,
  officeSession: sign,
  siteDevice: sign,
  officeDevice: sign,
  receipt: 'money that a bank reported, raced in receipt/receipt.test.ts and receipt/report.test.ts',
  saleCertificate: 'a certificate, which no call but reading names',
};
