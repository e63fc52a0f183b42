// Certificates and their proofs, as tests look at them.
import { getCertificateProof } from '@shuji/contract/certificate/calls';
import type { ProofDocument } from '@shuji/contract/proof/document';
import { vi } from 'vitest';
import type { Db } from '#src/db/open.ts';
import type { World } from './world.ts';

/** The valid certificate of a product or order. */
export async function certificateOf(sql: Db, subjectId: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id from certificate where subject_id = ${subjectId} and state = 'valid'`;
  if (!row) throw new Error(`${subjectId} has no valid certificate`);
  return row.id;
}

/** Waits for the sequencer to have given a certificate, in the state it is in now, its place. */
export function untilProvable({ as }: World, id: string): Promise<ProofDocument> {
  return vi.waitFor(() => as('visitor')(getCertificateProof, { id }), { timeout: 10_000, interval: 10 });
}
