import { findApplication, listSteps } from '#src/application/queries.ts';
import { applicationResource } from '#src/application/resource.ts';
import { isSealed } from '#src/application/rules.ts';
import type { Resource } from '#src/office/resource.ts';

export const merchantResource = applicationResource('merchant');

export const attestationResource = {
  ...applicationResource('attestation'),
  findPersonal: async (db, vault, id) => {
    const found = await findApplication(db, 'attestation', id);
    if (!found?.submittedAt) return null;
    // The reviewer sees the submitted version, not later edits of the applicant.
    const content = (await listSteps(db, [id])).findLast((step) => step.step === 'submit')?.content ?? {};
    const open = (value: unknown) => (isSealed(value) ? vault.decrypt(value.sealed) : '');
    const values = { idNumber: open(content.idNumber), contactPhone: open(content.contactPhone) };
    return { accountId: found.accountId, organisation: found.organisation, values };
  },
} satisfies Resource;
