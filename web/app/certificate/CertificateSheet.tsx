import type { ReactNode } from 'react';
import { href } from '#app/paths.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { CertificatePaper, type PaperProps } from './CertificatePaper.tsx';
import styles from './CertificateSheet.module.css';
import { CertificateState } from './CertificateState.tsx';
import { PrintButton } from './PrintButton.tsx';

const pages = { product: 'prodcert', sale: 'sellcert' } as const;

/** The page of one certificate: what the check found, then the paper, which alone is printed. */
export function CertificateSheet({ note, ...paper }: PaperProps & { note?: ReactNode }) {
  return (
    <div className={`wrap narrow page ${styles.sheet}`}>
      <div className="stack no-print">
        <CertificateState {...paper.certificate} />
        {note}
        <div className="row between">
          <LinkButton to={href(pages[paper.certificate.kind])}>查验其他证书</LinkButton>
          <PrintButton />
        </div>
      </div>
      <CertificatePaper {...paper} />
    </div>
  );
}
