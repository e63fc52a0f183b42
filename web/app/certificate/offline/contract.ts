// The check of a signed contract in the downloaded file.
import { type ContractProof, contractSteps, verifyContract } from '@shuji/contract/proof/contract';
import type { VerifierKey } from '@shuji/contract/proof/note';
import { primitives } from '#app/proof-log/primitives.ts';
import { secondOf } from '#app/ui/time.ts';
import { checkView } from './check.ts';
import { element, tableOf } from './element.ts';

const proves = ['合同文本自双方签署起没有改动。', '交易中心声明：双方分别在所列时间确认签署了这个摘要所对应的文本。'];
const doesNotProve = ['合同此后是否履行、解除。', '签署人在平台以外的身份；PDF 是按文本排版的，以文本为准。'];
const passed = '合同文本没有改动，双方签署记录由交易中心签名确认';

export function contractCheck(proof: ContractProof, keys: VerifierKey[]): HTMLElement[] {
  const outcome = verifyContract(proof, { keys, primitives });
  const check = { steps: contractSteps, passed, proves, doesNotProve };
  if ('step' in outcome) return checkView({ ...check, failure: outcome, content: [] });
  const text = element('pre', proof.text);
  text.tabIndex = 0;
  const facts = tableOf([
    ['合同编号', outcome.number],
    ['订单编号', outcome.orderNumber],
    ...outcome.signatures.map(({ side, name, code, at }): [string, string] => [
      side === 'seller' ? '甲方签署' : '乙方签署',
      `${name}${code ? `（${code}）` : ''}　${secondOf(at)}`,
    ]),
    ['SHA-256', outcome.sha256],
    ['SM3', outcome.sm3],
    ['声明', `${outcome.issuer}　${secondOf(outcome.at)}`],
  ]);
  return checkView({ ...check, failure: null, content: [facts, element('h2', '合同文本'), text] });
}
