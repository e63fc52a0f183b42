import { getOwnSaleCertificate, getSaleCertificate } from '@shuji/contract/certificate/calls';
import type { SaleCertificate as Certificate, OwnSaleCertificate } from '@shuji/contract/certificate/schema';
import { useEffect, useState } from 'react';
import { CertificateDetail } from '#app/certificate/detail/CertificateDetail.tsx';
import { api } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { loadAll } from '#app/lib/load.ts';
import { useToken } from '#app/lib/session.ts';
import { href } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { yuanOf } from '#app/ui/money.ts';
import { dayOf } from '#app/ui/time.ts';
import { lookUp } from './look-up.ts';
import { NumberCheck } from './NumberCheck.tsx';

interface Shown {
  certificate: Certificate | null;
  missing: string | null;
}

const page = loadAll(async (perform, place): Promise<Shown> => {
  const id = place.query.get('id');
  if (id) return { certificate: await perform(getSaleCertificate, { id }), missing: null };
  return { certificate: null, missing: await lookUp(perform, place) };
});
export const loader = describedBy(page.loader, ({ query }) => ({ path: href('sellcert', { id: query.get('id') }) }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle(
  ({ certificate }: Shown) => (certificate ? `${certificate.facts.productName} 交易凭证` : '证书查验'),
  ({ certificate }: Shown) =>
    certificate ? `数据交易凭证 ${certificate.number}` : '按编号查验数据产品登记证书与数据交易凭证',
);

const words = (isService: boolean) =>
  `兹证明下列${isService ? '数据服务' : '数据'}交易已在本中心平台完成签约、交付与验收。交易情况如下：`;
const limits =
  '本凭证是本中心对交易过程的记录，不是国家数据产权登记证书。公开查验时隐去买方与价款，交易双方登录后可见完整内容；各项内容逐项加盐存证，上列哈希值取自存证日志的登记项。';

export default function SaleCertificate() {
  const { certificate, missing } = page.use();
  const whole = useWhole(certificate?.id);
  if (!certificate) return <NumberCheck missing={missing} />;
  const note = whole && (
    <Alert title="您是交易一方，以下为完整内容">对外出示时请使用二维码，他人扫码只能看到隐去买方与价款的内容。</Alert>
  );
  const facts = factsOf(certificate, whole);
  return (
    <CertificateDetail
      note={note}
      certificate={whole ?? certificate}
      isWhole={whole !== null}
      words={words(certificate.facts.supplierRole === '服务方')}
      limits={limits}
      facts={facts}
    />
  );
}

/** The unmasked facts, when the reader is a party to the deal. Anyone else simply sees the public view. */
function useWhole(id: string | undefined): OwnSaleCertificate | null {
  const token = useToken();
  const [whole, setWhole] = useState<OwnSaleCertificate | null>(null);
  useEffect(() => {
    setWhole(null);
    if (!id || !token) return;
    const gone = new AbortController();
    api(getOwnSaleCertificate, { id }, { signal: gone.signal, quiet: true }).then(
      (data) => setWhole(data),
      (error: unknown) => {
        if (!isCallFailure(error)) throw error;
      },
    );
    return () => gone.abort();
  }, [id, token]);
  return whole;
}

function factsOf({ facts }: Certificate, whole: OwnSaleCertificate | null): (readonly [string, string | null])[] {
  return [
    ['订单编号', facts.orderNumber],
    ['合同编号', facts.contractNumber],
    ['产品名称', facts.productName],
    ['产品编号', facts.productNumber],
    ['登记证书编号', facts.productCertificateNumber],
    [facts.supplierRole, facts.supplierName],
    [`${facts.supplierRole}信用代码`, facts.supplierCode],
    ['需方', whole ? whole.facts.buyerName : facts.buyerMasked],
    ['需方信用代码', whole ? whole.facts.buyerCode : null],
    ['使用场景', facts.scene],
    ['使用目的', whole ? whole.facts.purpose : null],
    ['计价方式', facts.priceMode],
    ['规格与数量', whole ? [whole.facts.tier, `数量 ${whole.facts.quantity}`].filter(Boolean).join('，') : null],
    ['合同价款', whole ? `人民币 ${yuanOf(whole.facts.amount)} 元` : '（公开查验时隐去）'],
    ['交付方式', facts.delivery],
    ['签约日期', dayOf(facts.signedAt)],
    ['交付日期', dayOf(facts.deliveredAt)],
    ['验收日期', dayOf(facts.acceptedAt)],
  ];
}
