import { profileSample, whyWithheld } from '@shuji/contract/sample/calls';
import { Button, Form } from 'antd';
import { Alert } from '#app/admin/Alert.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { BadRows } from '#app/sample/BadRows.tsx';
import { OpenOwnSample } from '#app/sample/OpenOwnSample.tsx';
import { PersonalFound } from '#app/sample/PersonalFound.tsx';
import { SampleTables } from '#app/sample/SampleTables.tsx';

interface SampleCheckProps {
  /** Fills what is still empty from the sample; null where it shows nothing. */
  onFill: (() => void) | null;
}

/** Profiles a supplier's sample right after its upload. */
export function SampleCheck({ onFill }: SampleCheckProps) {
  const form = Form.useFormInstance();
  const id: string | null = Form.useWatch('sample', form) ?? null;
  const { data } = useQueryOf(profileSample, id === null ? null : { id }, { staleTime: 'static' });
  if (id === null) return null;
  if (!data) return <p className="muted form-note">正在检查样例文件…</p>;
  if (data.status === 'failed')
    return (
      <Alert tone="warn" title="样例无法预览">
        {data.problem}
      </Alert>
    );
  const { personal } = data;
  const withheld = whyWithheld(data);
  return (
    <div className="stack form-note">
      <PersonalFound personal={personal} advice="这些列在预览中已遮盖、不作统计；请去除或匿名化后重新上传。" />
      <BadRows badRows={data.badRows} />
      {withheld && (
        <p className="muted">
          {personal.length === 0 && `${withheld}，`}买方只能看到下面的预览，不能下载原文件。 <OpenOwnSample id={id} />
        </p>
      )}
      <SampleTables profile={data} />
      {onFill && (
        <div>
          <Button onClick={onFill}>用样例填写还空着的内容</Button>
        </div>
      )}
    </div>
  );
}
