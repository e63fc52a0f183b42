// Variants of the matrix's calls: the other decisions, the other side, the other way.
import { demandForm } from '../../server/test/demand-form.ts';

type Inputs = Record<string, Record<string, unknown>>;

const decisions = (): Inputs => ({
  correction: { decision: 'correction', reason: '请补充说明材料后重新提交' },
  refuse: { decision: 'refuse', reason: '提交的内容与要求不符，不予通过' },
});
const unfreeze = (): Inputs => ({ unfreeze: { frozen: false, reason: '核查完毕，予以恢复' } });

export const variants: Record<string, (facts: Record<string, unknown>) => Inputs> = {
  settleDispute: () => ({
    complete: { decision: 'complete' },
    cancel: { decision: 'cancel' },
    'cancel with refund': { decision: 'cancel', refund: 1_000 },
  }),
  notePayout: () => ({ 'to buyer': { side: 'buyer' } }),
  recallPayout: () => ({ 'of buyer': { side: 'buyer' }, 'of second round': { round: 2 } }),
  askInvoice: () => ({ 'of centre': { issuer: 'centre' } }),
  editDemandStatus: () => ({ publish: { status: 'published' } }),
  addDemand: () => ({ submit: { ...demandForm() } }),
  reviewDemand: decisions,
  reviewProduct: decisions,
  reviewAttestation: decisions,
  reviewMerchant: decisions,
  reviewPermit: decisions,
  reviewPhone: decisions,
  reviewExperience: decisions,
  freezeAttestation: unfreeze,
  freezeMerchant: unfreeze,
  freezePermit: unfreeze,
  freezeExperience: unfreeze,
  decideObjection: () => ({ uphold: { decision: 'uphold' }, correct: { decision: 'correct' } }),
  raiseObjection: ({ evidence }) => ({ proven: { files: [evidence] } }),
  decideRating: () => ({ show: { decision: 'show' } }),
};
