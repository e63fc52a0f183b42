import type { CheckName } from '@shuji/contract/upkeep/labels';
import type { PageName } from '#app/paths.ts';

/** The page on which a check's advice is followed. */
export const placeOfCheck: Partial<Record<CheckName, PageName>> = {
  lateJobs: 'officeJob',
  failedJobs: 'officeJob',
  proofLog: 'officeJob',
  audit: 'officeJob',
  sms: 'officeOutgoing',
};
