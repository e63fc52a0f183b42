// Maps database constraints to refusals: uniqueness is never checked before, only refused after.
import type { RefusalName } from '@shuji/contract/refusals';

const refusalOf: Record<string, RefusalName> = {
  product_import_pkey: 'product.importedMeanwhile',
  product_version_one_open: 'product.changedMeanwhile',
  product_version_sequence: 'product.changedMeanwhile',
  application_open_once: 'application.alreadyOpen',
  application_standing_once: 'application.alreadyDecided',
  party_account_once: 'attestation.alreadyApproved',
  party_credit_code_once: 'attestation.creditCodeTaken',
  party_id_number_once: 'attestation.idNumberTaken',
  merchant_party_once: 'merchant.alreadyApproved',
  permission_once: 'permit.alreadyHeld',
  account_phone: 'account.taken',
  rating_once: 'rating.once',
  rating_report_once: 'rating.reported',
  objection_once: 'objection.once',
  offer_one_live: 'offer.alreadyLive',
  offer_one_accepted: 'offer.demandOver',
  demand_complete: 'demand.incomplete',
  demand_order_once: 'offer.orderTaken',
  saved_search_once: 'savedSearch.once',
  alert_dismissal_pkey: 'alert.dismissed',
  review_phrase_once: 'review.phraseTaken',
  office_view_name: 'operator.viewTaken',
  operator_username: 'operator.taken',
  operator_powers_apart: 'operator.powersApart',
  operator_phone: 'operator.phoneTaken',
  approval_one_waiting: 'approval.waiting',
  approval_two_people: 'approval.own',
  account_not_closed: 'door.signedOut',
  data_copy_one_waiting: 'privacy.copyUnderWay',
  consent_withdrawal_standing: 'privacy.alreadyWithdrawn',
  order_payout_once: 'order.payoutNoted',
  order_payout_recall_once: 'order.payoutRecalled',
  order_payout_two_people: 'order.payoutTwoPeople',
  order_recall_two_people: 'order.recallTwoPeople',
  order_dispute_two_people: 'order.disputeTwoPeople',
  order_payment_by_two: 'order.byTwo',
  order_payout_by_two: 'order.byTwo',
  order_invoice_one_live: 'order.invoiceOpen',
  document_anchor: 'document.anchorTaken',
  partner_name: 'partner.taken',
  dict_item_label: 'site.dictLabelTaken',
  region_change_once: 'site.regionChangeTwice',
  dict_item_pkey: 'site.dictCodeTaken',
  certificate_one_valid: 'certificate.alreadyValid',
};

/** The refusal for a PostgreSQL constraint error; null for any other error. */
export function refusalByConstraint(error: unknown): RefusalName | null {
  if (typeof error !== 'object' || error === null || !('constraint_name' in error)) return null;
  return refusalOf[String(error.constraint_name)] ?? null;
}
