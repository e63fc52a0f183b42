import { profileSample, whyWithheld } from '@shuji/contract/sample/calls';
import type { SampleColumn } from '@shuji/contract/sample/schema';
import { Button, Form } from 'antd';
import { useContext } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { PutValue } from '#app/form/form-schema.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { BadRows } from '#app/sample/BadRows.tsx';
import { OpenOwnSample } from '#app/sample/OpenOwnSample.tsx';
import { PersonalFound } from '#app/sample/PersonalFound.tsx';
import { SampleTables } from '#app/sample/SampleTables.tsx';
import { toast } from '#app/ui/notify.ts';

/** Profiles a supplier's sample right after its upload; its heading may become the data dictionary. */
export function SampleCheck() {
  const form = Form.useFormInstance();
  const put = useContext(PutValue);
  const id: string | null = Form.useWatch('sample', form) ?? null;
  const { data } = useQueryOf(profileSample, id === null ? null : { id }, { staleTime: 'static' });
  if (id === null) return null;
  if (!data) return <p className="muted">正在检查样例文件…</p>;
  if (data.status === 'failed')
    return (
      <Alert tone="warn" title="样例无法预览">
        {data.problem}
      </Alert>
    );
  const { columns, personal } = data;
  const withheld = whyWithheld(data);
  const take = () => {
    const fields = (form.getFieldValue('dictionary') ?? []) as { name?: string }[];
    const fresh = columns.filter(({ name }) => !fields.some((field) => field.name === name)).map(fieldOf);
    put('dictionary', [...fields, ...fresh].slice(0, 300));
    toast.success(fresh.length > 0 ? `已加入 ${fresh.length} 个字段，请补充含义` : '数据字典里已有这些字段');
  };
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
      <div>
        <Button onClick={take}>用样例的表头填写数据字典</Button>
      </div>
    </div>
  );
}

function fieldOf({ name, type, personal }: SampleColumn) {
  return { name, type: type === 'empty' ? 'string' : type, meaning: '', sensitive: personal !== null };
}
