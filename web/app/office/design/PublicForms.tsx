import { Card } from '#app/ui/Card.tsx';
import { Input, Select, TextArea } from '#app/ui/Input.tsx';
import { Field } from '#app/ui/plain/Field.tsx';

const kinds = [
  { value: 'dataset', label: '数据集' },
  { value: 'report', label: '数据报告' },
];

/** Form fields of public pages: empty, refused and disabled. */
export function PublicForms() {
  return (
    <Card title="公开页面的表单">
      <div className="grid">
        <Field label="关键词" hint="产品名称、编号或数商">
          {(control) => <Input {...control} placeholder="例如 潮位" />}
        </Field>
        <Field label="手机号" required error="请填写 11 位手机号">
          {(control) => <Input {...control} defaultValue="1380000" />}
        </Field>
        <Field label="类型">{(control) => <Select {...control} empty="全部类型" options={kinds} />}</Field>
        <Field label="说明">{(control) => <TextArea {...control} rows={2} disabled defaultValue="不可修改" />}</Field>
      </div>
    </Card>
  );
}
