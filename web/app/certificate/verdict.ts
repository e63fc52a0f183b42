// Words for a check's result, apart from the check itself: a page must not wait for its cryptography.
import type { Failure, ProofStep, Proved } from '@shuji/contract/proof/verify';
import { secondOf } from '#app/ui/time.ts';

export interface JudgedStep {
  step: ProofStep;
  label: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** The finding, in a sentence. */
  note: string;
}

export interface Judgement {
  steps: JudgedStep[];
  failure: Failure | null;
  proved: Proved | null;
}

export const states = { valid: '有效', changed: '已变更', revoked: '已注销', expired: '已到期' };

/** The age of the newest checkpoint when the state was signed. */
export function ageOf({ at, checkpointAt }: Proved): string {
  const minutes = Math.floor((Date.parse(at) - Date.parse(checkpointAt)) / 60_000);
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60)];
  const age = days > 0 ? `${days} 天` : hours > 0 ? `${hours} 小时` : minutes > 0 ? `${minutes} 分钟` : '不到 1 分钟';
  return `最新检查点签署于 ${secondOf(checkpointAt)}，当时已有 ${age}。`;
}

/** The result in one line, with its moment. */
export function verdictOf({ failure, proved }: Judgement): string {
  if (failure) return failure.isOutdated ? failure.why : `核验未通过，请勿采信：${failure.why}`;
  if (!proved) return '';
  const until = `截至 ${secondOf(proved.at)} ${states[proved.state]}`;
  return proved.state === 'valid' ? `核验通过，${until}` : `核验通过，但${until}`;
}
