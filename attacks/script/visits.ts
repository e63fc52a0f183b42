// Every page of the website, the centre and the office, by those who see most on it.

import type { Player } from '../../server/test/matrix/people.ts';
import type { Subjects } from '../../server/test/matrix/subjects.ts';
import type { PageName } from '../../web/app/paths.ts';
import { href, type Query } from '../../web/app/paths.ts';

export interface Visit {
  who: Player;
  address: string;
}

type Row = readonly [who: Player, ...queries: Query[]];

export function visitsOf(subjects: Subjects): Visit[] {
  const any = (kind: string) => subjects.any(kind);
  const id = (kind: string): Query => ({ id: any(kind) });
  const mine = (kind: string, role: 'buyer' | 'seller'): Query => ({ id: subjects.own(kind, role) ?? '' });
  const rows: Record<PageName, Row> = {
    home: ['visitor', {}],
    login: ['visitor', {}],
    register: ['visitor', {}],
    attestation: ['seller', {}],
    updatepwd: ['visitor', {}],
    product: ['visitor', {}],
    prodsearch: ['visitor', { keyword: '港口' }],
    prodinfo: ['visitor', id('listedProduct')],
    companion: ['visitor', {}],
    partner: ['visitor', id('partner')],
    statistics: ['visitor', {}],
    about: ['visitor', {}],
    news: ['visitor', {}],
    newsinfo: ['visitor', id('hostileArticle')],
    messgsearch: ['visitor', { keyword: '数据' }],
    demand: ['visitor', {}],
    deminfo: ['visitor', id('openDemand')],
    checkin: ['seller', {}],
    agreement: ['visitor', {}],
    privacy: ['visitor', {}],
    rules: ['visitor', {}],
    ruleinfo: ['visitor', { name: 'covenant' }],
    help: ['visitor', {}],
    complaint: ['visitor', {}, { tab: 'follow' }],
    search: ['visitor', { keyword: '数据' }],
    demoSms: ['visitor', {}],
    postdemand: ['visitor', {}],
    merchant: ['visitor', id('merchant')],
    prodcert: ['visitor', id('productCertificate')],
    sellcert: ['visitor', id('saleCertificate')],
    publicNotices: ['visitor', {}],
    publicNotice: ['visitor', id('noticedProduct')],
    objection: ['buyer', id('noticedProduct')],
    compare: ['visitor', { ids: any('listedProduct') }],
    mycenter: ['seller', {}],
    myuppwd: ['seller', {}],
    dealauth: ['seller', {}],
    collect: ['buyer', {}],
    openrecord: ['seller', {}],
    ordermanage: ['buyer', {}],
    sellprod: ['seller', {}],
    orderinfo: [
      'seller',
      ...[
        'appliedOrder',
        'answeredOrder',
        'signedOrder',
        'paidOrder',
        'deliveredOrder',
        'disputedOrder',
        'ratedOrder',
      ].map((kind) => ({ side: 2, ...mine(kind, 'seller') })),
    ],
    gateway: ['buyer', mine('access', 'buyer')],
    myprod: ['seller', {}, mine('draftProduct', 'seller'), mine('suspendedProduct', 'seller')],
    prodin: ['seller', mine('draftProduct', 'seller')],
    prodimport: ['seller', {}],
    checkprod: ['buyer', id('listedProduct')],
    publish: ['buyer', mine('draftDemand', 'buyer')],
    mydemand: ['buyer', { type: 'published' }, { type: 'taken' }],
    demandoffers: ['buyer', mine('publishedDemand', 'buyer')],
    myoffers: ['seller', {}],
    makeoffer: ['seller', id('openDemand')],
    transregister: ['seller', {}, mine('draftExperience', 'seller')],
    mynotice: ['seller', {}],
    noticesetting: ['seller', {}],
    myobjection: ['buyer', {}],
    mycomplaint: ['seller', {}],
    mysearch: ['buyer', {}],
    myprivacy: ['seller', {}],
    mysession: ['seller', {}],
    mybank: ['seller', {}],
    office: ['reviewer', {}],
    officeLogin: ['visitor', {}],
    officeSecurity: ['reviewer', {}],
    officeOperator: ['admin', {}],
    officeReveal: ['auditor', {}],
    officePassword: ['reviewer', {}],
    officeAttestation: ['reviewer', {}, id('waitingAttestation')],
    officeMerchant: ['reviewer', {}, id('waitingMerchant')],
    officePermit: ['reviewer', {}, id('waitingPermit')],
    officeExperience: ['reviewer', {}, id('waitingExperience')],
    officeObjection: ['reviewer', {}, id('objection')],
    officeDemand: ['reviewer', {}, id('waitingDemand')],
    officeProduct: ['reviewer', { tab: 'all' }, id('waitingProduct')],
    officePayment: ['reviewer', {}],
    officePayout: ['reviewer', {}],
    officeInvoice: ['reviewer', {}],
    officeDispute: ['reviewer', {}, id('dispute')],
    officeRating: ['reviewer', {}, id('rating')],
    officeSetting: ['admin', {}],
    officeDict: ['admin', { dict: 'scene' }],
    officePoster: ['editor', { view: 'list' }],
    officePartner: ['editor', { view: 'list' }, id('partner')],
    officeNews: ['editor', {}, id('hostileArticle'), { ...id('hostileArticle'), view: 'preview' }],
    officeDocument: ['editor', { kind: 'rule' }, { ...id('document'), kind: 'rule' }],
    officeComplaint: ['reviewer', {}, id('complaint')],
    officeAlert: ['reviewer', {}],
    officeAudit: ['auditor', {}],
    officeOrder: ['reviewer', {}, id('overseenOrder')],
    officeCertificate: ['reviewer', {}, id('productCertificate')],
    officeAccount: ['reviewer', {}, id('account')],
    officeJob: ['admin', {}],
    officeOutgoing: ['admin', {}],
    officeHealth: ['admin', {}],
  };
  return Object.entries(rows).flatMap(([name, [who, ...queries]]) =>
    queries.map((query) => ({ who, address: href(name as PageName, query) })),
  );
}
