import { personalKinds } from '@shuji/contract/sample/labels';
import type { MeasuredSample } from '@shuji/contract/sample/schema';
import { Alert } from '#app/admin/Alert.tsx';

/** Columns with suspected personal data, and the advice. */
export function PersonalFound({ personal, advice }: { personal: MeasuredSample['personal']; advice: string }) {
  if (personal.length === 0) return null;
  return (
    <Alert tone="bad" title="样例里可能有个人信息">
      {personal.map(({ column, kind, count }) => `“${column}”列有 ${count} 处疑似${personalKinds[kind]}`).join('；')}。
      {advice}
    </Alert>
  );
}
