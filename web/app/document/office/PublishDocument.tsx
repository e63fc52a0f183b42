import type { Output } from '@shuji/contract/call';
import { noticeDaysOfAgreement } from '@shuji/contract/document/labels/office';
import { compareWorkingCopy, publishDocument } from '@shuji/contract/document/office';
import { type OfficeDocument, publishDocument as publishDocumentShape } from '@shuji/contract/document/schema/office';
import { Input } from 'antd';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { Differences } from '#app/document/Differences.tsx';
import { FormDialog } from '#app/form/FormDialog.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { useQueryOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';

/** The first day in force and the note; readers see both. */
export function PublishDocument({ document, onClose }: { document: OfficeDocument; onClose: () => void }) {
  const { id, kind, revision, earliestOn, versions } = document;
  const isAnnounced = kind === 'agreement' && versions.length > 0;
  return (
    <FormDialog
      title={`发布为第 ${versions.length + 1} 版`}
      intro={
        isAnnounced && (
          <Alert title={`协议的变更须提前 ${noticeDaysOfAgreement} 日公布`}>
            新版本立即公布，自施行之日起对新注册的用户适用；已注册用户同意的版本保留记录。
          </Alert>
        )
      }
      onClose={onClose}
      call={publishDocument}
      shape={publishDocumentShape}
      fixed={{ id, revision }}
      initial={{ effectiveOn: earliestOn, note: versions.length === 0 ? '首次发布' : '' }}
      submit="发布"
      onDone={({ number }) => {
        toast.success(`第 ${number} 版已发布`);
        onClose();
      }}
    >
      <CallField name="effectiveOn" hint={`最早为 ${earliestOn}；发布后不能修改或撤回`}>
        <DayField min={earliestOn} />
      </CallField>
      <CallField name="note" hint="读者在历次版本中看到，请写明改了什么">
        <Input.TextArea maxLength={300} showCount autoSize={{ minRows: 2 }} />
      </CallField>
    </FormDialog>
  );
}

/** Shows readers' changes before publication. */
export function ChangesToPublish({ id }: { id: string }) {
  const { data, error, reload } = useQueryOf(compareWorkingCopy, { id });
  return (
    <Card title={titleOf(data)}>
      {data ? <Differences comparison={data} /> : <Fallback noun="差异" error={error} onAgain={reload} lines={8} />}
    </Card>
  );
}

function titleOf(data: Output<typeof compareWorkingCopy> | undefined): string {
  if (!data) return '未发布的修改';
  return data.against ? `工作稿与第 ${data.against} 版的差异` : '工作稿（从未发布）';
}
