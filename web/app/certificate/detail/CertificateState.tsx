import { certificateStates } from '@shuji/contract/certificate/labels';
import type { ProductCertificate, SaleCertificate } from '@shuji/contract/certificate/schema';
import { Alert } from '#app/ui/Alert.tsx';
import { dayOf, secondOf } from '#app/ui/time.ts';

type Checked = Pick<
  ProductCertificate | SaleCertificate,
  'kind' | 'state' | 'stateReason' | 'stateAt' | 'isIntact' | 'validUntil'
>;

/** The result of a check, above all else on the page; `at` is the moment up to which the proof speaks, once checked. */
export function CertificateState({
  kind,
  state,
  stateReason,
  stateAt,
  isIntact,
  validUntil,
  at,
}: Checked & { at: string | null }) {
  if (!isIntact) {
    return (
      <Alert title="核验未通过" tone="bad">
        现有内容与颁发时的存证不一致，请勿采信，并联系交易中心核实。
      </Alert>
    );
  }
  if (state !== 'valid') {
    return (
      <Alert title={`${kind === 'product' ? '证书' : '凭证'}${certificateStates[state]}`} tone="bad">
        {dayOf(stateAt)}　{stateReason}
      </Alert>
    );
  }
  return (
    <Alert title={at ? `查验结果：截至 ${secondOf(at)} 有效` : '查验结果：有效'} tone="good">
      内容与颁发时的哈希存证一致{validUntil && `，有效期至 ${dayOf(validUntil)}`}。
    </Alert>
  );
}
