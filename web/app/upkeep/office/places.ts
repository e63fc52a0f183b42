import type { CheckName } from '@shuji/contract/upkeep/calls';
import type { PageName } from '#app/paths.ts';

/** Where the advice of a check is followed. */
export const placeOfCheck: Partial<Record<CheckName, PageName>> = {
  lateJobs: 'officeJob',
  failedJobs: 'officeJob',
  proofLog: 'officeJob',
  audit: 'officeJob',
  sms: 'officeOutgoing',
};
