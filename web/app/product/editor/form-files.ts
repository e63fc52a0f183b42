import type { OwnProduct } from '@shuji/contract/product/schema/own';

/** The files a form names already, from the server. */
export type Files = OwnProduct['files'];

export const noFiles: Files = {
  cover: null,
  sourceStatement: null,
  complianceReport: null,
  consentProof: null,
  sample: null,
};
