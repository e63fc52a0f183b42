// A proof judged: what was checked, one line a step. The same for the page and for the file that works offline.
import { type ProofDocument, parseDocument } from '@shuji/contract/proof/document';
import { fieldLabel } from '@shuji/contract/proof/labels';
import { parseKey, type VerifierKey } from '@shuji/contract/proof/note';
import { type Failure, type ProofStep, type Proved, proofSteps, verifyProof } from '@shuji/contract/proof/verify';
import { primitives } from '#app/proof-log/primitives.ts';
import { secondOf } from '#app/ui/time.ts';
import { ageOf, type Judgement, states } from './verdict.ts';

export function keysOf(spelled: string[]): VerifierKey[] {
  return spelled.map((key) => parseKey(primitives.sha256, key)).filter((key) => key !== null);
}

/** Judges a proof file's text. */
export function judgeText(text: string, keys: string[]): { document: ProofDocument | null; judgement: Judgement } {
  const document = parseDocument(text);
  if (document) return { document, judgement: judge(document, keys) };
  const why = '这不是本中心的证明文件，或者其中有字符被增删、改动，已读不出来。';
  return { document, judgement: judgementOf({ step: 'form', why }, null) };
}

/** `compare` names the fields of a page that differ from the proof. */
export function judge(
  document: ProofDocument,
  spelledKeys: string[],
  compare: (proved: Proved) => Failure | null = () => null,
): Judgement {
  const keys = keysOf(spelledKeys);
  const outcome = verifyProof(document, { keys, primitives, now: new Date(), label: fieldLabel });
  if ('why' in outcome) return judgementOf(outcome, null);
  const misfit = compare(outcome);
  return misfit ? judgementOf(misfit, null) : judgementOf(null, { proved: outcome, document });
}

function judgementOf(failure: Failure | null, holds: { proved: Proved; document: ProofDocument } | null): Judgement {
  const order = Object.keys(proofSteps) as ProofStep[];
  const failedAt = failure ? order.indexOf(failure.step) : order.length;
  const steps = order.map((step, at) => ({
    step,
    label: proofSteps[step],
    outcome: at < failedAt ? ('passed' as const) : at === failedAt ? ('failed' as const) : ('skipped' as const),
    note:
      at === failedAt
        ? (failure?.why ?? '')
        : at > failedAt
          ? '前面的步骤没有通过，不再进行。'
          : holds
            ? findingOf(step, holds)
            : '',
  }));
  return { steps, failure, proved: holds?.proved ?? null };
}

function findingOf(step: ProofStep, { proved, document }: { proved: Proved; document: ProofDocument }): string {
  const shown = Object.keys(document.fields).length;
  const masked = Object.keys(proved.issue.commitments).length - shown;
  return {
    form: '证明完整，没有多余的内容。',
    content: `${shown} 项内容逐项与颁发时写入日志的承诺值一致${masked > 0 ? `，另有 ${masked} 项只公开承诺值` : ''}。`,
    inclusion: `这是日志第 ${proved.index} 项，由它推算出的根哈希与检查点一致。`,
    ed25519: '检查点确由交易中心的 Ed25519 密钥签署。',
    sm2: '检查点确由交易中心的 SM2 密钥（SM3 杂凑）签署。',
    state: `交易中心签署的状态声明：截至 ${secondOf(proved.at)} ${states[proved.state]}，${
      proved.end ? '状态记录已写入日志' : `日志 ${proved.size} 项中没有变更、注销记录`
    }。${ageOf(proved)}`,
  }[step];
}
