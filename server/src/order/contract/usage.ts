// The limits on what a buyer may do with data, as data: for a table in the contract, and for machines after ODRL 2.2.

import { canonicalJson, type Json } from '@shuji/contract/canonical';
import { derivatives } from '@shuji/contract/order/labels/terms';
import type { OrderPage, ProductSnapshot } from '@shuji/contract/order/schema';
import type { ContractTerms } from '@shuji/contract/order/schema/terms';
import { termDuration, termWords, timesBought } from '@shuji/contract/order/use';
import { type OnwardTransfer, onwardTransfer } from '@shuji/contract/product/labels/form';
import { limitLabels } from '#src/order/application/snapshot.ts';

export interface UsageFacts
  extends Pick<OrderPage, 'buyer' | 'scene' | 'purpose' | 'usage' | 'termMonths' | 'packsRun' | 'tier' | 'quantity'> {
  /** The contract's number. */
  number: string;
  product: Pick<ProductSnapshot, 'productNumber' | 'version' | 'limits' | 'service'>;
  supplier: { name: string; code: string | null };
  /** The code; the snapshot has it in words. */
  priceMode: string;
  terms: ContractTerms;
}

export function limitOf(limits: ProductSnapshot['limits'], name: keyof typeof limitLabels): string {
  return limits.find(({ label }) => label === limitLabels[name])?.text ?? '';
}

export function onwardOf(limits: ProductSnapshot['limits']): OnwardTransfer {
  const names = Object.keys(onwardTransfer) as OnwardTransfer[];
  return names.find((name) => onwardTransfer[name] === limitOf(limits, 'onward')) ?? 'forbidden';
}

export function usageRows(facts: UsageFacts): [label: string, words: string][] {
  const { terms, product } = facts;
  const count = timesBought(facts);
  const rows: [label: string, words: string | null][] = [
    ['使用场景', facts.scene],
    ['使用目的', facts.purpose],
    [limitLabels.purpose, limitOf(product.limits, 'purpose') || null],
    ['用途说明', facts.usage.replace(/\s+/g, ' ')],
    // A service's results are used without a term, a count and an end.
    ['使用期限', product.service ? null : `自交付之日起 ${termWords(facts)}`],
    ['使用地域', terms.region || '中华人民共和国境内'],
    ['使用次数', product.service ? null : count === null ? '不限' : `${count} 次`],
    ['转让约定', onwardTransfer[terms.onward]],
    ['衍生成果', derivatives[terms.derivative]],
    ['期满处置', product.service ? null : '停止使用并删除标的数据及其副本'],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** One spelling for the same limits, so that its digest can stand in the contract. */
export function policyOf(facts: UsageFacts): string {
  const { number, product, supplier, buyer, terms } = facts;
  const count = timesBought(facts);
  const duration = product.service ? null : termDuration(facts);
  const target = `urn:shuji:product:${product.productNumber}:${product.version}`;
  const limit = (leftOperand: string, operator: string, rightOperand: string | number) => ({
    leftOperand,
    operator,
    rightOperand,
  });
  const onward: Json = { target, action: 'distribute' };
  const unlessConsented: Json = { ...onward, exception: 'consentOfAssigner' };
  return canonicalJson({
    '@context': 'http://www.w3.org/ns/odrl.jsonld',
    type: 'Agreement',
    uid: `urn:shuji:contract:${number}`,
    assigner: { name: supplier.name, creditCode: supplier.code },
    assignee: { name: buyer.name, creditCode: buyer.code },
    permission: [
      {
        target,
        action: 'use',
        constraint: [
          limit('purpose', 'eq', facts.purpose),
          limit('industry', 'eq', facts.scene),
          ...(duration === null ? [] : [limit('elapsedTime', 'lteq', duration)]),
          limit('spatial', 'eq', terms.region || '中华人民共和国境内'),
          ...(count === null ? [] : [limit('count', 'lteq', count)]),
        ],
        duty: duration === null ? [] : [{ action: 'delete', constraint: [limit('elapsedTime', 'gt', duration)] }],
      },
      ...(terms.onward === 'allowed' ? [onward] : []),
    ],
    prohibition: terms.onward === 'allowed' ? [] : [terms.onward === 'consent' ? unlessConsented : onward],
  });
}
