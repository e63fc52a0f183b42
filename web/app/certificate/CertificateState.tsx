import type { ProductCertificate, SaleCertificate } from '@shuji/contract/certificate';
import { certificateStates } from '@shuji/contract/certificate';
import { Notice } from '#app/ui/Notice.tsx';
import { dayOf } from '#app/ui/time.ts';

type Checked = Pick<
  ProductCertificate | SaleCertificate,
  'kind' | 'state' | 'stateReason' | 'stateAt' | 'isIntact' | 'validUntil'
>;

/** What a check found, before anything else on the page. */
export function CertificateState({ kind, state, stateReason, stateAt, isIntact, validUntil }: Checked) {
  if (!isIntact) {
    return (
      <Notice title="核验未通过" tone="bad">
        现有内容与颁发时的存证不一致，请勿采信，并联系交易中心核实。
      </Notice>
    );
  }
  if (state !== 'valid') {
    return (
      <Notice title={`${kind === 'product' ? '证书' : '凭证'}${certificateStates[state]}`} tone="bad">
        {dayOf(stateAt)}　{stateReason}
      </Notice>
    );
  }
  return (
    <Notice title="查验结果：有效" tone="good">
      内容与颁发时的哈希存证一致{validUntil && `，有效期至 ${dayOf(validUntil)}`}。
    </Notice>
  );
}
