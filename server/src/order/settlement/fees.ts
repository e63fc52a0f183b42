// The service fee as the office has set it.
import { type FeePayer, feePayers } from '@shuji/contract/order/labels/fee';
import type { FeeRule } from '@shuji/contract/order/schema/fee';
import type { Db } from '#src/db/open.ts';
import { getSettingNumber, getSettingValue } from '#src/site/queries.ts';

/** The whole price; what is set beyond it is a slip of the hand. */
const wholePrice = 10_000;

export async function getFeeRule(db: Db): Promise<FeeRule> {
  const payer = await getSettingValue(db, 'fee_payer');
  return {
    rate: Math.min(await getSettingNumber(db, 'fee_rate', 0), wholePrice),
    min: await getSettingNumber(db, 'fee_min', 0),
    max: await getSettingNumber(db, 'fee_max', 0),
    payer: Object.hasOwn(feePayers, payer) ? (payer as FeePayer) : 'seller',
  };
}
