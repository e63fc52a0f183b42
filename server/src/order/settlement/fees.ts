// The service fee as the office has set it.
import { type FeePayer, feePayers } from '@shuji/contract/order/labels/fee';
import type { FeeRule } from '@shuji/contract/order/schema/fee';
import type { Db } from '#src/db/open.ts';
import { readSettingNumber, readSettingValue } from '#src/site/queries.ts';

/** The whole price; what is set beyond it is a slip of the hand. */
const wholePrice = 10_000;

export async function readFeeRule(db: Db): Promise<FeeRule> {
  const payer = await readSettingValue(db, 'fee_payer');
  return {
    rate: Math.min(await readSettingNumber(db, 'fee_rate', 0), wholePrice),
    min: await readSettingNumber(db, 'fee_min', 0),
    max: await readSettingNumber(db, 'fee_max', 0),
    payer: Object.hasOwn(feePayers, payer) ? (payer as FeePayer) : 'seller',
  };
}
