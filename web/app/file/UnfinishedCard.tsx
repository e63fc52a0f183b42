import type { UploadUnderway } from '@shuji/contract/file/schema/upload';
import { dropUpload, listUploads } from '@shuji/contract/file/upload';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import { sizeWords } from '#app/ui/size.ts';
import { minuteOf } from '#app/ui/time.ts';

/** Uploads that are not whole take room as well; nothing when there are none. */
export function UnfinishedCard() {
  const { data } = useQueryOf(listUploads, {});
  const dropping = useMutationOf(dropUpload);
  if (!data || data.length === 0) return null;

  async function drop({ id, name }: UploadUnderway) {
    const text = `“${name}”已上传的部分将被删除，需要时请重新上传。`;
    if (!(await ask({ title: '放弃未传完的文件', text, confirm: '放弃', danger: true }))) return;
    if ((await dropping.send({ id })) !== undefined) toast.success('已放弃，空间已释放');
  }

  return (
    <Card title="未传完的文件" flat>
      <Table
        caption="未传完的文件"
        rows={data}
        rowKey={(row) => row.id}
        columns={[
          { title: '文件', cell: (row) => row.name },
          { title: '占用', align: 'right', cell: (row) => sizeWords(row.size) },
          { title: '已上传', align: 'right', cell: (row) => sizeWords(row.received) },
          { title: '保留至', cell: (row) => minuteOf(row.expiresAt) },
          {
            title: '操作',
            cell: (row) => (
              <Button size="small" look="quiet" busy={dropping.busy} onClick={() => void drop(row)}>
                放弃<span className="sr-only">{row.name}</span>
              </Button>
            ),
          },
        ]}
      />
    </Card>
  );
}
