// Every screen by its name in the specification, and where it is.

export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  attestation: '/attestation',
  updatepwd: '/updatepwd',
  product: '/product',
  prodsearch: '/prodsearch',
  prodinfo: '/prodinfo',
  companion: '/companion',
  about: '/about',
  news: '/news',
  newsinfo: '/newsinfo',
  messgsearch: '/messgsearch',
  demand: '/demand',
  deminfo: '/deminfo',
  checkin: '/checkin',
  agreement: '/agreement',
  privacy: '/privacy',
  rules: '/rule',
  ruleinfo: '/ruleinfo',
  help: '/help',
  complaint: '/complaint',
  search: '/search',
  demoSms: '/demo/sms',
  postdemand: '/postdemand',
  merchant: '/merchant',
  prodcert: '/prodcert',
  sellcert: '/sellcert',
  publicNotices: '/notice',
  publicNotice: '/noticeinfo',
  objection: '/objection',
  compare: '/compare',

  mycenter: '/mycenter',
  myuppwd: '/myuppwd',
  dealauth: '/dealauth',
  collect: '/collect',
  openrecord: '/openrecord',
  ordermanage: '/ordermanage',
  sellprod: '/sellprod',
  orderinfo: '/orderinfo',
  gateway: '/mycenter/gateway',
  myprod: '/myprod',
  prodin: '/prodin',
  prodimport: '/myprod/import',
  checkprod: '/checkprod',
  publish: '/publish',
  mydemand: '/mydemand',
  demandoffers: '/mydemand/offer',
  myoffers: '/mycenter/offer',
  makeoffer: '/mycenter/offer/add',
  transregister: '/transregister',
  mynotice: '/mycenter/notice',
  noticesetting: '/mycenter/notice/setting',
  myobjection: '/mycenter/objection',
  mycomplaint: '/mycenter/complaint',
  mysearch: '/mycenter/search',
  myprivacy: '/mycenter/privacy',
  mysession: '/mycenter/session',

  office: '/office',
  officeLogin: '/office/login',
  officeSecurity: '/office/security',
  officeOperator: '/office/operator',
  officeReveal: '/office/reveal',
  officePassword: '/office/password',
  officeAttestation: '/office/attestation',
  officeMerchant: '/office/merchant',
  officePermit: '/office/permit',
  officeExperience: '/office/experience',
  officeObjection: '/office/objection',
  officeDemand: '/office/demand',
  officeProduct: '/office/product',
  officePayment: '/office/payment',
  officePayout: '/office/payout',
  officeInvoice: '/office/invoice',
  officeDispute: '/office/dispute',
  officeRating: '/office/rating',
  officeSetting: '/office/setting',
  officeDict: '/office/dict',
  officePoster: '/office/poster',
  officePartner: '/office/partner',
  officeNews: '/office/news',
  officeDocument: '/office/document',
  officeComplaint: '/office/complaint',
  officeAudit: '/office/audit',
} as const;

export type PageName = keyof typeof paths;

export type Query = Record<string, string | number | undefined | null>;

/** The address of a screen: `href('prodinfo', { id })`. Undefined, null and empty values are left out. */
export function href(page: PageName, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${paths[page]}?${text}` : paths[page];
}
