import { certificateKinds } from '@shuji/contract/certificate/labels';
import type { Latest } from '@shuji/contract/home/schema';
import { Link } from 'react-router';
import { href, paths } from '#app/paths.ts';
import { Seal } from '#app/ui/plain/Seal.tsx';
import { dayOf } from '#app/ui/time.ts';
import styles from './NewestCertificate.module.css';

interface NewestCertificateProps {
  certificate: Latest['certificate'];
  centre: string;
}

/** The certificate issued last, as a sheet; before the first one the sheet bears the centre's seal alone. */
export function NewestCertificate({ certificate, centre }: NewestCertificateProps) {
  return (
    <section className={`on-paper ${styles.sheet}`} aria-label="最新登记证书">
      <div className={styles.frame}>
        <p className={styles.issuer}>{centre}</p>
        <h2>{certificateKinds.product}</h2>
        {certificate ? (
          <>
            <p className={styles.number}>{certificate.number}</p>
            <dl>
              <div>
                <dt>产品名称</dt>
                <dd>{certificate.productName}</dd>
              </div>
              <div>
                <dt>持有主体</dt>
                <dd>{certificate.holderName}</dd>
              </div>
              <div>
                <dt>颁发日期</dt>
                <dd>{dayOf(certificate.issuedAt)}</dd>
              </div>
            </dl>
          </>
        ) : (
          <p className={styles.number}>编号可查，内容可验</p>
        )}
        <p className={styles.foot}>
          {certificate ? (
            <Link to={href('prodcert', { id: certificate.id })} className="cover-link">
              查验这份证书
            </Link>
          ) : (
            <Link to={paths.prodcert} className="cover-link">
              查验证书
            </Link>
          )}
        </p>
        <div className={styles.seal}>
          <Seal name={centre} use="登记专用章" />
        </div>
      </div>
    </section>
  );
}
