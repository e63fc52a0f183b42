// A certificate as a sheet of A4, on the screen as on paper.

import { certificateKinds, certificateStates } from '@shuji/contract/certificate/labels';
import type { ProductCertificate, SaleCertificate } from '@shuji/contract/certificate/schema';
import type { ReactNode } from 'react';
import { QrCode } from '#app/ui/plain/QrCode.tsx';
import { Seal } from '#app/ui/plain/Seal.tsx';
import { dayOf } from '#app/ui/time.ts';
import styles from './CertificatePaper.module.css';

export type AnyCertificate = Omit<ProductCertificate | SaleCertificate, 'facts'>;

export interface PaperProps {
  certificate: AnyCertificate;
  /** The sentence that certifies. */
  words: string;
  /** The limits of the certificate's statement. */
  limits: string;
  facts: (readonly [label: string, value: ReactNode])[];
}

const seals = { product: '登记专用章', sale: '凭证专用章' } as const;

export function CertificatePaper({ certificate, words, limits, facts }: PaperProps) {
  const { kind, number, issuer, issuedAt, validUntil, state, sha256, sm3, logIndex, qr } = certificate;
  return (
    <article className={`${styles.paper} on-paper`} data-state={state}>
      <div className={styles.frame}>
        <header>
          <p className={styles.issuer}>{issuer}</p>
          <h1>{certificateKinds[kind]}</h1>
          <p className={styles.number}>编号 {number}</p>
        </header>
        <p className={styles.words}>{words}</p>
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value !== null && value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <div className={styles.closing}>
          <div className={styles.check}>
            <QrCode code={qr} label="扫码查验本证书" />
            <span>扫码查验</span>
          </div>
          <div className={styles.signed}>
            <p>{issuer}</p>
            <p>颁发日期：{dayOf(issuedAt)}</p>
            {validUntil && <p>有效期至：{dayOf(validUntil)}</p>}
            <div className={styles.seal}>
              <Seal name={issuer} use={seals[kind]} />
            </div>
          </div>
        </div>
        <footer>
          <p>
            <b>哈希存证</b>　{logIndex === null ? '正在写入存证日志' : `存证日志第 ${logIndex} 项`}
          </p>
          <p className={styles.hash}>SHA-256　{sha256}</p>
          <p className={styles.hash}>SM3　{sm3}</p>
          <p>{limits}</p>
        </footer>
        {state !== 'valid' && (
          <div className={styles.stamp} aria-hidden="true">
            {certificateStates[state]}
          </div>
        )}
      </div>
    </article>
  );
}
