import { type MeasuredSample, personalKinds } from '@shuji/contract/sample/calls';
import { Notice } from '#app/ui/Notice.tsx';

/** Where persons may stand in a sample, and what is to be done about it. */
export function PersonalFound({ personal, advice }: { personal: MeasuredSample['personal']; advice: string }) {
  if (personal.length === 0) return null;
  return (
    <Notice tone="bad" title="样例里可能有个人信息">
      {personal.map(({ column, kind, count }) => `“${column}”列有 ${count} 处疑似${personalKinds[kind]}`).join('；')}。
      {advice}
    </Notice>
  );
}
