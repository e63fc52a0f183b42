import { readDocumentVersion, restoreDocument } from '@shuji/contract/document/office';
import type { OfficeDocument } from '@shuji/contract/document/schema/office';
import { Modal } from 'antd';
import { useState } from 'react';
import { VersionTag } from '#app/document/VersionTag.tsx';
import { Fallback } from '#app/lib/Fallback.tsx';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { ask, toast } from '#app/ui/notify.ts';
import { RichText } from '#app/ui/RichText.tsx';
import { Table } from '#app/ui/Table.tsx';

interface VersionsProps {
  document: OfficeDocument;
  onRestored: () => void;
}

/** Each version as it was published; any of them can be fetched back into the working copy. */
export function DocumentVersions({ document: { id, revision, versions }, onRestored }: VersionsProps) {
  const [looked, setLooked] = useState<number | null>(null);
  const { send, busy } = useSend(restoreDocument);

  async function restore(from: number) {
    const text = `工作稿将换成第 ${from} 版的内容，须再次发布才对外生效。`;
    if (!(await ask({ title: `取回第 ${from} 版`, text, confirm: '取回' }))) return;
    if (await send({ id, revision, from })) toast.success('已取回为工作稿');
    setLooked(null);
    onRestored();
  }

  if (versions.length === 0)
    return (
      <Card>
        <Empty title="还没有发布过" text="发布后，每个版本都会保留在这里。" />
      </Card>
    );
  return (
    <Card flat>
      <Table
        caption="历次版本"
        rows={versions}
        rowKey={(row) => String(row.number)}
        columns={[
          { title: '版本', width: '96px', cell: (row) => `第 ${row.number} 版` },
          { title: '状态', width: '112px', cell: (row) => <VersionTag status={row.status} /> },
          { title: '施行日期', width: '128px', cell: (row) => row.effectiveOn },
          { title: '公布', width: '200px', cell: (row) => `${row.publishedOn} ${row.operatorName || '系统'}` },
          { title: '修订说明', cell: (row) => row.note },
          {
            title: '内容',
            width: '88px',
            cell: (row) => (
              <Button size="small" look="quiet" onClick={() => setLooked(row.number)}>
                查看<span className="sr-only">第 {row.number} 版</span>
              </Button>
            ),
          },
        ]}
      />
      <Modal
        open={looked !== null}
        title={`第 ${looked ?? ''} 版`}
        width={800}
        onCancel={() => setLooked(null)}
        footer={
          looked !== null && (
            <Button look="primary" busy={busy} onClick={() => void restore(looked)}>
              取回为工作稿
            </Button>
          )
        }
        destroyOnHidden
      >
        {looked !== null && <Version id={id} number={looked} />}
      </Modal>
    </Card>
  );
}

function Version({ id, number }: { id: string; number: number }) {
  const { data, error, reload } = useCall(readDocumentVersion, { id, number });
  if (!data) return <Fallback noun="这一版" error={error} onAgain={reload} lines={8} />;
  return (
    <>
      <h2>{data.title}</h2>
      <RichText html={data.body} />
    </>
  );
}
