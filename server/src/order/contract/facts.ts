// All that a contract's text is made from.

import type { FeeShares } from '@shuji/contract/order/labels/fee';
import type { OrderPage } from '@shuji/contract/order/schema';
import type { FeeRule } from '@shuji/contract/order/schema/fee';
import type { ContractTerms } from '@shuji/contract/order/schema/terms';

export interface ContractParty {
  name: string;
  /** Unified social credit code; null for a person. */
  code: string | null;
  /** The identity number of an attested organisation; null for a person. */
  address: string | null;
  legalPerson: string | null;
  /** The contact's name: a text stored for years holds no phone. */
  contact: string | null;
}

export interface ContractFacts
  extends Pick<
    OrderPage,
    'number' | 'product' | 'tier' | 'quantity' | 'scene' | 'purpose' | 'usage' | 'termMonths' | 'packsRun' | 'note'
  > {
  orderNumber: string;
  centre: string;
  supplier: ContractParty;
  buyer: ContractParty;
  certificateNumber: string | null;
  /** The supplier named the whole price, so the tier's own does not count. */
  isQuoted: boolean;
  amount: number;
  quoteNote: string;
  /** The code; the snapshot has it in words. */
  priceMode: string;
  terms: ContractTerms;
  fee: FeeShares & { rule: FeeRule };
  /** The digest of the machine-readable policy of the same limits on use. */
  policySha256: string;
}
