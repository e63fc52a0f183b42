import { mostRegionLines, regionImportColumns } from '@shuji/contract/site/labels/region';
import { importRegionChanges } from '@shuji/contract/site/region';
import { importRegionChanges as importRegionChangesShape } from '@shuji/contract/site/schema/region';
import { Input } from 'antd';
import { FormDialog } from '#app/form/FormDialog.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { toast } from '#app/ui/notify.ts';

const example = [
  '撤销,450107,,450103,2027-07-01,国函〔2027〕12 号',
  '更名,450102,朝阳区,,2027-07-01,国函〔2027〕12 号',
];

export function RegionImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="导入行政区划变更"
      intro={
        <p className="muted small">
          每行一项，依次为{regionImportColumns.join('、')}，一次最多 {mostRegionLines}{' '}
          行；承接代码有几个的用顿号隔开。有一行不能登记，就一行也不登记。
        </p>
      }
      onClose={onClose}
      call={importRegionChanges}
      shape={importRegionChangesShape}
      submit="导入"
      onDone={({ count }) => {
        toast.success(`已登记 ${count} 项变更`);
        onClose();
      }}
    >
      <CallField name="text" hint="可从表格软件中复制后粘贴">
        <Input.TextArea rows={8} placeholder={example.join('\n')} />
      </CallField>
    </FormDialog>
  );
}
