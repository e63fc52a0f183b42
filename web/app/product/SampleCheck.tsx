import { personalKinds, profileSample, type SampleColumn } from '@shuji/contract/sample';
import { Button, Form } from 'antd';
import { useCall } from '#app/lib/use-call.ts';
import { Notice } from '#app/ui/Notice.tsx';
import { toast } from '#app/ui/notify.ts';

/** What a supplier's sample turns out to hold, as soon as it is uploaded; its heading may become the data dictionary. */
export function SampleCheck() {
  const form = Form.useFormInstance();
  const id: string | null = Form.useWatch('sample', form) ?? null;
  const { data } = useCall(profileSample, id === null ? null : { id });
  if (id === null) return null;
  if (!data) return <p className="muted">正在检查样例文件…</p>;
  if (data.status === 'failed')
    return (
      <Notice tone="warn" title="样例无法预览">
        {data.problem}
      </Notice>
    );
  const { rows, columns, badRows, personal } = data;
  const take = () => {
    const known = (form.getFieldValue('dictionary') ?? []) as { name?: string }[];
    const fresh = columns.filter(({ name }) => !known.some((field) => field.name === name)).map(fieldOf);
    form.setFieldValue('dictionary', [...known, ...fresh].slice(0, 300));
    toast.success(fresh.length > 0 ? `已加入 ${fresh.length} 个字段，请补充含义` : '数据字典里已有这些字段');
  };
  return (
    <div className="stack">
      {personal.length > 0 && (
        <Notice tone="bad" title="样例里可能有个人信息">
          {personal
            .map(({ column, kind, count }) => `“${column}”列有 ${count} 处疑似${personalKinds[kind]}`)
            .join('；')}
          。登录用户可以下载样例原文件，请去除或匿名化后重新上传。
        </Notice>
      )}
      {badRows.count > 0 && (
        <Notice tone="warn" title={`样例有 ${badRows.count} 行格式有误`}>
          {badRows.first
            .slice(0, 5)
            .map(({ line, why }) => `第 ${line} 行：${why}`)
            .join('；')}
        </Notice>
      )}
      <p className="muted">
        已读取 {rows.toLocaleString('zh-CN')} 行、{columns.length} 列；详情页将展示前 {data.preview.length}{' '}
        行和各列统计。 <Button onClick={take}>用样例的表头填写数据字典</Button>
      </p>
    </div>
  );
}

function fieldOf({ name, type, personal }: SampleColumn) {
  return { name, type: type === 'empty' ? 'string' : type, meaning: '', sensitive: personal !== null };
}
