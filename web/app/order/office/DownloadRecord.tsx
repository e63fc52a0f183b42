import { Card } from '#app/admin/Card.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';

interface Download {
  at: string;
  fileName: string;
}

/** When the buyer fetched what. */
export function DownloadRecord({ downloads }: { downloads: readonly Download[] }) {
  if (downloads.length === 0) return null;
  return (
    <Card title="需方下载记录" className="no-print">
      <Table
        caption="需方下载记录"
        rows={downloads}
        rowKey={(row) => row.at + row.fileName}
        columns={[
          { title: '时间', cell: (row) => minuteOf(row.at) },
          { title: '文件', cell: (row) => row.fileName },
        ]}
      />
    </Card>
  );
}
