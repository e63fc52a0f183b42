// The check of what a page shows: its own words under the salts of the proof, not the proof's words.

import { getCertificateProof, getOwnCertificateProof } from '@shuji/contract/certificate/calls';
import type { OwnSaleCertificate, ProductCertificate, SaleCertificate } from '@shuji/contract/certificate/schema';
import type { ProofDocument } from '@shuji/contract/proof/document';
import { getLogKeys } from '@shuji/contract/proof/log-calls';
import type { Judgement } from '#app/certificate/verdict.ts';
import { api } from '#app/lib/api.ts';

export type Shown = ProductCertificate | SaleCertificate | OwnSaleCertificate;

export interface Checked {
  judgement: Judgement;
  document: ProofDocument;
  /** Verifier keys that the check went by. */
  keys: string[];
  origin: string;
}

/** The worker's input: `keys` as the log spells them. */
export interface CheckRequest {
  shown: Shown;
  proof: ProofDocument;
  keys: string[];
}

/** `isWhole`: the reader is a party to the deal and sees all of it. Rejects as `api` does. */
export async function checkShown(shown: Shown, isWhole: boolean, signal: AbortSignal): Promise<Checked> {
  const options = { signal, quiet: true };
  const [proof, { origin, current, old }] = await Promise.all([
    api(isWhole ? getOwnCertificateProof : getCertificateProof, { id: shown.id }, options),
    api(getLogKeys, {}, options),
  ]);
  const keys = [...current, ...old];
  return { ...(await judgeInWorker({ shown, proof, keys }, signal)), keys, origin };
}

/** Two signatures take a phone half a second of arithmetic: beside the page, which meanwhile scrolls and answers. */
function judgeInWorker(request: CheckRequest, signal: AbortSignal): Promise<Pick<Checked, 'judgement' | 'document'>> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Pick<Checked, 'judgement' | 'document'>>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
