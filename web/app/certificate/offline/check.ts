// A check as the downloaded file shows it: the verdict, what was checked, and what that proves.
import { element, list } from './element.ts';

interface Check<S extends string> {
  steps: Record<S, string>;
  failure: { step: S; why: string } | null;
  /** Says that everything holds. */
  passed: string;
  content: HTMLElement[];
  proves: string[];
  doesNotProve: string[];
}

export function checkView<S extends string>(check: Check<S>): HTMLElement[] {
  const { steps, failure, passed, content, proves, doesNotProve } = check;
  const order = Object.keys(steps) as S[];
  const failedAt = failure ? order.indexOf(failure.step) : order.length;
  const lines = order.map((step, at) => {
    const result = at < failedAt ? '通过' : at === failedAt ? `未通过。${failure?.why}` : '未进行';
    return `${steps[step]}：${result}`;
  });
  return [
    element(
      'p',
      failure ? `核验未通过，请勿采信：${failure.why}` : `核验通过：${passed}`,
      failure ? 'bad' : 'good',
      'status',
    ),
    ...content,
    element('h2', '核验过程'),
    list('ol', lines),
    element('h2', '能证明'),
    list('ul', proves),
    element('h2', '不能证明'),
    list('ul', doesNotProve),
  ];
}
