import type { Input } from '@shuji/contract/call';
import { accessPlaces } from '@shuji/contract/nouns';
import { operatorRoles } from '@shuji/contract/operator/labels';
import { listAccesses } from '@shuji/contract/privacy/calls';
import type { AccessRow } from '@shuji/contract/privacy/schema';
import { accessedWords } from '@shuji/contract/review/calls';
import { useSearchParams } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { pick } from '#app/lib/load.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { Pager } from '#app/ui/plain/Pager.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { minuteOf } from '#app/ui/time.ts';

/** By which role of the office, when and where one's personal data was opened. */
export function AccessCard() {
  const [query] = useSearchParams();
  const { data, error, reload } = useQueryOf(listAccesses, pick(query, 'pageNum') as Input<typeof listAccesses>);
  return (
    <Card title="谁查看过我的信息">
      <div className="stack">
        <p className="muted">
          交易中心的运营人员打开您的认证材料、订单联系人等个人信息，以及取阅您上传的每份文件，都会留下记录。您自己的查看不计入。
        </p>
        {!data && <Fallback noun="查看记录" error={error} onAgain={reload} lines={3} />}
        {data?.total === 0 && <p className="muted">还没有运营人员查看过您的个人信息。</p>}
        {data && data.total > 0 && (
          <Table
            caption="个人信息查看记录"
            columns={[
              { title: '时间', cell: (row: AccessRow) => minuteOf(row.at) },
              { title: '岗位', cell: (row) => row.roles.map((role) => operatorRoles[role]).join('、') || '运营人员' },
              { title: '在哪里', cell: (row) => accessPlaces[row.place] },
              { title: '看了什么', cell: (row) => accessedWords(row.part, row.file) },
            ]}
            rows={data.rows}
            rowKey={(row) => `${row.at} ${row.place} ${row.part} ${row.roles.join()} ${row.file?.name}`}
          />
        )}
        {data && <Pager total={data.total} capped={data.capped} unit="条记录" />}
      </div>
    </Card>
  );
}
