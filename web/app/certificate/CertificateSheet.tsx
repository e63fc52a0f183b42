import type { ReactNode } from 'react';
import { href } from '#app/paths.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { CertificatePaper, type PaperProps } from './CertificatePaper.tsx';
import styles from './CertificateSheet.module.css';
import { CertificateState } from './CertificateState.tsx';
import type { Shown } from './check-shown.ts';
import { PrintButton } from './PrintButton.tsx';
import { ProofCheck } from './ProofCheck.tsx';
import { useFresh } from './use-fresh.ts';
import { useProof } from './use-proof.ts';

const pages = { product: 'prodcert', sale: 'sellcert' } as const;

interface SheetProps extends Omit<PaperProps, 'certificate'> {
  /** With all the facts that the paper shows: they are what is checked. */
  certificate: Shown;
  /** The reader is a party to the deal and sees all of it. */
  isWhole?: boolean;
  note?: ReactNode;
}

/** The page of one certificate: what the check found, then the paper, which alone is printed. */
export function CertificateSheet({ note, isWhole = false, ...paper }: SheetProps) {
  const { state, again } = useProof(paper.certificate, isWhole);
  const failure = state.kind === 'checked' ? state.judgement.failure : null;
  useFresh(failure?.step === 'state');
  return (
    <div className={`wrap narrow page ${styles.sheet}`}>
      <div className="stack no-print">
        <CertificateState {...paper.certificate} isIntact={paper.certificate.isIntact && failure === null} />
        {note}
        <div className="row between">
          <LinkButton to={href(pages[paper.certificate.kind])}>查验其他证书</LinkButton>
          <PrintButton />
        </div>
      </div>
      <CertificatePaper {...paper} />
      <div className="no-print">
        <ProofCheck state={state} number={paper.certificate.number} again={again} />
      </div>
    </div>
  );
}
