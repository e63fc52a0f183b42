import { certificateKinds, certificateStates } from '@shuji/contract/certificate/labels';
import { listOfficeCertificates as shape } from '@shuji/contract/certificate/schema/office';
import type { Resource } from '#src/office/resource.ts';
import { noteOf, searchList } from '#src/office/search.ts';
import { listOfficeCertificates } from './reading-office.ts';

export const certificateResource = {
  search: searchList(shape, listOfficeCertificates, (row) => ({
    title: row.number,
    note: noteOf(certificateKinds[row.kind], row.productName, certificateStates[row.state]),
  })),
} satisfies Resource;
