import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Shown } from '#app/certificate/proof/check-shown.ts';
import { ProofCheck } from '#app/certificate/proof/ProofCheck.tsx';
import { useProof } from '#app/certificate/proof/use-proof.ts';
import { useFresh } from '#app/certificate/use-fresh.ts';
import { href } from '#app/paths.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { LinkButton } from '#app/ui/Button.tsx';
import { CertificatePaper, type PaperProps } from './CertificatePaper.tsx';
import { CertificateState } from './CertificateState.tsx';
import { PrintButton } from './PrintButton.tsx';
import { comparePaper, differsFromPaper } from './paper.ts';

const pages = { product: 'prodcert', sale: 'sellcert' } as const;

interface DetailProps extends Omit<PaperProps, 'certificate'> {
  /** With all the facts that the paper shows: they are what is checked. */
  certificate: Shown;
  /** The reader is a party to the deal and sees all of it. */
  isWhole?: boolean;
  note?: ReactNode;
}

/** The page of one certificate: what the check found, then the paper, which alone is printed. */
export function CertificateDetail({ note, isWhole = false, ...paper }: DetailProps) {
  const { state, again } = useProof(paper.certificate, isWhole);
  const failure = state.kind === 'checked' ? state.judgement.failure : null;
  const at = state.kind === 'checked' ? (state.judgement.proved?.at ?? null) : null;
  const [query] = useSearchParams();
  const onPaper = comparePaper(query, paper.certificate);
  useFresh(failure?.step === 'state');
  return (
    <div className="wrap narrow page">
      <div className="stack no-print">
        {onPaper === 'different' ? (
          <Alert title="与纸面不符" tone="bad">
            {differsFromPaper}
          </Alert>
        ) : (
          <CertificateState {...paper.certificate} isIntact={paper.certificate.isIntact && failure === null} at={at} />
        )}
        {onPaper === 'same' && (
          <p className="muted small">
            二维码所载的编号与 SHA-256 和本页一致；请再核对纸面上印的文字与本页所示是否相同。
          </p>
        )}
        {note}
        <div className="row between">
          <LinkButton to={href(pages[paper.certificate.kind])}>查验其他证书</LinkButton>
          <PrintButton />
        </div>
      </div>
      <CertificatePaper {...paper} />
      <div className="no-print">
        <ProofCheck
          state={state}
          number={paper.certificate.number}
          differsFromPaper={onPaper === 'different'}
          again={again}
        />
      </div>
    </div>
  );
}
