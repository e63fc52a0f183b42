import { filePurposes } from '@shuji/contract/file/labels';
import type { FileUse } from '@shuji/contract/file/labels/own';
import { deleteFile } from '@shuji/contract/file/own';
import type { OwnFile } from '@shuji/contract/file/schema/own';
import { fileUses } from '@shuji/contract/nouns';
import { Link } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { FileLink } from '#app/lib/FileLink.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import { sizeWords } from '#app/ui/size.ts';
import { dayOf } from '#app/ui/time.ts';

/** One's files, each with what uses it; what nothing uses has its way out. */
export function FileTable({ rows }: { rows: readonly OwnFile[] }) {
  const deleting = useMutationOf(deleteFile);

  async function drop({ id, name }: OwnFile) {
    const text = `“${name}”将被删除，不可恢复。`;
    if (!(await ask({ title: '删除文件', text, confirm: '删除', danger: true }))) return;
    if (await deleting.send({ id })) toast.success('文件已删除');
  }

  return (
    <Table
      caption="我的文件"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        {
          title: '文件',
          cell: (row) => (
            <span>
              <FileLink file={row} />
            </span>
          ),
        },
        { title: '用途', width: '104px', cell: (row) => filePurposes[row.purpose] },
        { title: '大小', width: '96px', align: 'right', cell: (row) => sizeWords(row.size) },
        { title: '上传日期', width: '120px', cell: (row) => dayOf(row.uploadedAt) },
        { title: '使用情况', cell: (row) => <UseOf file={row} /> },
        {
          title: '操作',
          width: '80px',
          cell: (row) =>
            row.isUsed ? (
              <span className="muted">—</span>
            ) : (
              <Button size="small" look="quiet" busy={deleting.busy} onClick={() => void drop(row)}>
                删除<span className="sr-only">{row.name}</span>
              </Button>
            ),
        },
      ]}
    />
  );
}

function UseOf({ file: { isUsed, use, removedAt } }: { file: OwnFile }) {
  if (!isUsed) return <span className="muted">未使用，{removedAt && dayOf(removedAt)} 自动清除</span>;
  if (!use) return <span className="muted">曾经使用，现已更换</span>;
  return (
    <span>
      {fileUses[use.kind]} <Link to={addressOf(use.kind, use.id)}>{use.name || '草稿'}</Link>
    </span>
  );
}

function addressOf(kind: FileUse, id: string): string {
  const addresses: Record<FileUse, string> = {
    attestation: href('attestation'),
    merchant: href('checkin'),
    permit: href('dealauth'),
    phone: href('myphone'),
    experience: href('transregister'),
    product: href('prodin', { id }),
    demand: href('mydemand'),
    offer: href('myoffers'),
    objection: href('myobjection'),
    complaint: href('mycomplaint'),
    bought: href('orderinfo', { side: 1, id }),
    sold: href('orderinfo', { side: 2, id }),
  };
  return addresses[kind];
}
