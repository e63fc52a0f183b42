// The table of screens: name in the specification → the module that shows it.
import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageName, paths } from './paths.ts';

function page(name: PageName, file: string): RouteConfigEntry {
  return route(paths[name], file, { id: name });
}

const reading: RouteConfigEntry[] = [
  page('product', 'product/ProductMarket.tsx'),
  page('prodsearch', 'product/ProductSearch.tsx'),
  page('prodinfo', 'product/ProductDetail.tsx'),
  page('publicNotices', 'product/PublicNotices.tsx'),
  page('publicNotice', 'product/PublicNotice.tsx'),
  page('compare', 'product/CompareProducts.tsx'),
  page('agreement', 'document/Agreement.tsx'),
  page('privacy', 'document/Privacy.tsx'),
  page('rules', 'document/RuleList.tsx'),
  page('ruleinfo', 'document/RuleInfo.tsx'),
  page('search', 'search/SearchPage.tsx'),
  page('help', 'document/HelpPage.tsx'),
  page('demoSms', 'demo/DemoSms.tsx'),
  page('home', 'home/Home.tsx'),
  page('about', 'document/About.tsx'),
  page('companion', 'partner/Partners.tsx'),
  page('partner', 'partner/PartnerPage.tsx'),
  page('statistics', 'home/Statistics.tsx'),
  page('news', 'news/NewsList.tsx'),
  page('newsinfo', 'news/NewsArticle.tsx'),
  page('messgsearch', 'news/NewsResults.tsx'),
  page('merchant', 'card/MerchantPage.tsx'),
  page('demand', 'demand/DemandHall.tsx'),
  page('deminfo', 'demand/DemandDetail.tsx'),
  page('prodcert', 'certificate/ProductCertificate.tsx'),
  page('sellcert', 'certificate/SaleCertificate.tsx'),
];

const forms: RouteConfigEntry[] = [
  page('login', 'account/Login.tsx'),
  page('register', 'account/Register.tsx'),
  page('updatepwd', 'account/ResetPassword.tsx'),
  // Who would be refused after writing is asked before: these begin something new.
  layout('privacy/AgreedPages.tsx', [
    page('attestation', 'merchant/Attestation.tsx'),
    page('checkin', 'merchant/Checkin.tsx'),
    page('postdemand', 'demand/PostDemand.tsx'),
  ]),
  page('objection', 'objection/RaiseObjection.tsx'),
  page('complaint', 'complaint/Complaint.tsx'),
];

const center: RouteConfigEntry[] = [
  page('myprod', 'product/MyProducts.tsx'),
  page('prodin', 'product/PublishProduct.tsx'),
  page('prodimport', 'import/ImportProducts.tsx'),
  page('collect', 'product/Favourites.tsx'),
  page('mycenter', 'home/MyCenter.tsx'),
  page('dealauth', 'permit/PermitApply.tsx'),
  page('openrecord', 'permit/PermitRecords.tsx'),
  page('transregister', 'experience/Experiences.tsx'),
  page('mynotice', 'notice/MyNotices.tsx'),
  page('myobjection', 'objection/MyObjections.tsx'),
  page('mycomplaint', 'complaint/MyComplaints.tsx'),
  page('mysearch', 'saved-search/MySearches.tsx'),
  page('myprivacy', 'privacy/MyPrivacy.tsx'),
  page('noticesetting', 'notice/NoticeSettings.tsx'),
  page('myuppwd', 'account/ChangePassword.tsx'),
  page('mysession', 'session/MySessions.tsx'),
  page('mybank', 'merchant/MyBankAccount.tsx'),
  page('publish', 'demand/PublishDemand.tsx'),
  page('mydemand', 'demand/MyDemands.tsx'),
  page('demandoffers', 'offer/DemandOffers.tsx'),
  page('myoffers', 'offer/MyOffers.tsx'),
  page('makeoffer', 'offer/MakeOffer.tsx'),
  page('checkprod', 'order/CheckProduct.tsx'),
  page('ordermanage', 'order/BoughtOrders.tsx'),
  page('sellprod', 'order/SoldOrders.tsx'),
  page('orderinfo', 'order/OrderInfo.tsx'),
  page('gateway', 'gateway/GatewayUsage.tsx'),
];

const office: RouteConfigEntry[] = [
  page('officeProduct', 'product/office/ProductDesk.tsx'),
  page('officeLogin', 'office/OfficeLogin.tsx'),
  page('officeWelcome', 'office/OfficeWelcome.tsx'),
  page('office', 'office/OfficeHome.tsx'),
  page('officePassword', 'office/OfficePassword.tsx'),
  page('officeSecurity', 'operator/office/Security.tsx'),
  page('officeOperator', 'operator/office/OperatorDesk.tsx'),
  page('officeReveal', 'review/office/RevealDesk.tsx'),
  page('officeAttestation', 'merchant/office/AttestationDesk.tsx'),
  page('officeMerchant', 'merchant/office/MerchantDesk.tsx'),
  page('officePermit', 'permit/office/PermitDesk.tsx'),
  page('officeExperience', 'experience/office/ExperienceDesk.tsx'),
  page('officeObjection', 'objection/office/ObjectionDesk.tsx'),
  page('officeDemand', 'demand/office/DemandQueue.tsx'),
  page('officePayment', 'order/office/PaymentDesk.tsx'),
  page('officePayout', 'order/office/PayoutDesk.tsx'),
  page('officeInvoice', 'order/office/InvoiceDesk.tsx'),
  page('officeDispute', 'order/office/DisputeDesk.tsx'),
  page('officeRating', 'rating/office/RatingDesk.tsx'),
  page('officeComplaint', 'complaint/office/ComplaintDesk.tsx'),
  page('officeSetting', 'site/office/SettingDesk.tsx'),
  page('officeDict', 'site/office/DictDesk.tsx'),
  page('officePoster', 'home/office/PosterDesk.tsx'),
  page('officePartner', 'partner/office/PartnerDesk.tsx'),
  page('officeDocument', 'document/office/DocumentDesk.tsx'),
  page('officeNews', 'news/office/NewsDesk.tsx'),
  page('officeAlert', 'alert/office/AlertDesk.tsx'),
  page('officeAudit', 'audit/office/AuditDesk.tsx'),
  page('officeOrder', 'order/office/OrderDesk.tsx'),
  page('officeCertificate', 'certificate/office/CertificateDesk.tsx'),
  page('officeAccount', 'oversight/office/AccountDesk.tsx'),
  page('officeJob', 'upkeep/office/JobDesk.tsx'),
  page('officeOutgoing', 'notice/office/OutgoingDesk.tsx'),
  page('officeHealth', 'upkeep/office/HealthDesk.tsx'),
  page('officeDesign', 'office/DesignPage.tsx'),
];

export default [
  layout('site/Public.tsx', [
    ...reading,
    layout('form/FormPages.tsx', forms),
    layout('center/Center.tsx', center),
    route('*', 'site/NotFound.tsx', { id: 'notFound' }),
  ]),
  layout('office/Office.tsx', office),
  route('/site-qr.svg', 'site/qr.ts', { id: 'siteQr' }),
];
