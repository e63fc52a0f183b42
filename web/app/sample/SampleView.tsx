import { whyWithheld } from '@shuji/contract/sample/calls';
import { personalKinds } from '@shuji/contract/sample/labels';
import type { SampleProfile } from '@shuji/contract/sample/schema';
import { Alert } from '#app/ui/Alert.tsx';
import { BadRows } from './BadRows.tsx';
import { SampleTables } from './SampleTables.tsx';

/** A sample as it was measured: what is hidden or wrong in it, its first rows, each column's figures. */
export function SampleView({ profile }: { profile: SampleProfile }) {
  if (profile.status === 'failed')
    return (
      <Alert tone="warn" title="样例无法预览">
        {profile.problem}
      </Alert>
    );
  const { personal, badRows } = profile;
  const withheld = whyWithheld(profile);
  return (
    <div className="stack">
      {personal.length > 0 && (
        <Alert tone="warn" title="疑似个人信息，已遮盖">
          {personal.map(({ column, kind }) => `“${column}”列疑似${personalKinds[kind]}`).join('；')}。
        </Alert>
      )}
      <BadRows badRows={badRows} />
      <SampleTables profile={profile} />
      {withheld && <p className="muted small">{withheld}，原文件不提供公开下载。</p>}
    </div>
  );
}
