import { getProductCertificate } from '@shuji/contract/certificate/calls';
import type { ProductCertificate as Certificate } from '@shuji/contract/certificate/schema';
import { Link } from 'react-router';
import { CertificateDetail } from '#app/certificate/detail/CertificateDetail.tsx';
import { loadAll } from '#app/lib/load.ts';
import { href } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { lookUp } from './look-up.ts';
import { NumberCheck } from './NumberCheck.tsx';

interface Shown {
  certificate: Certificate | null;
  missing: string | null;
}

const page = loadAll(async (perform, place): Promise<Shown> => {
  const id = place.query.get('id');
  if (id) return { certificate: await perform(getProductCertificate, { id }), missing: null };
  return { certificate: null, missing: await lookUp(perform, place) };
});
export const loader = describedBy(page.loader, ({ query }) => ({ path: href('prodcert', { id: query.get('id') }) }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle(
  ({ certificate }: Shown) => (certificate ? `${certificate.facts.productName} 登记证书` : '证书查验'),
  ({ certificate }: Shown) =>
    certificate ? `数据产品登记证书 ${certificate.number}` : '按编号查验数据产品登记证书与数据交易凭证',
);

const words = '兹证明下列数据产品已经本中心审核，完成数据产品登记。登记内容如下：';
const limits =
  '本证书是本中心的数据产品登记凭证，不是国家数据产权登记证书，也不构成对数据质量的担保。登记状态以扫码查验结果为准；以上各项内容逐项加盐存证，上列哈希值取自存证日志的登记项，任何改动都会使其不一致。';

export default function ProductCertificate() {
  const { certificate, missing } = page.use();
  if (!certificate) return <NumberCheck missing={missing} />;
  const { successor } = certificate;
  return (
    <CertificateDetail
      certificate={certificate}
      words={words}
      limits={limits}
      facts={factsOf(certificate)}
      note={
        successor && (
          <Alert title="该产品已有新证书">
            请以新证书所载内容为准：
            <Link to={href('prodcert', { id: successor.id })}>{successor.number}</Link>
          </Alert>
        )
      }
    />
  );
}

function factsOf({ facts }: Certificate): (readonly [string, string | null])[] {
  const { noticeFrom, noticeUntil } = facts;
  return [
    ['产品名称', facts.productName],
    ['产品编号', `${facts.productNumber}（第 ${facts.version} 版）`],
    ['持有主体', facts.holderName],
    ['统一社会信用代码', facts.holderCode],
    ['产品类型', facts.productType],
    ['所属行业', facts.industry],
    ['数据来源', facts.sources.join('、')],
    ['数据权利', facts.rights.join('、')],
    ['数据级别', facts.dataLevel],
    ['个人信息情况', facts.personalInfo],
    ['数据规模', facts.scale],
    ['更新频率', facts.updateFrequency],
    ['公示期间', noticeFrom && noticeUntil ? `${noticeFrom} 至 ${noticeUntil}` : null],
  ];
}
