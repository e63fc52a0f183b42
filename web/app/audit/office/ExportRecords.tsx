import { listExports } from '@shuji/contract/audit/calls';
import { exportColumns } from '@shuji/contract/audit/labels';
import { officeLists } from '@shuji/contract/export';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { useListed } from '#app/list/use-list.ts';
import { countOf } from '#app/ui/count.ts';
import { Empty } from '#app/ui/Empty.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { secondOf } from '#app/ui/time.ts';

const lists = optionsOf(officeLists);

/** Lists exports by operator and list, for the auditor. */
export function ExportRecords() {
  const { data, error, reload } = useListed(listExports, 'list', 'keyword');
  return (
    <>
      <ListFilter
        preserve={['tab']}
        fields={[
          { kind: 'search', name: 'keyword', label: '人员', placeholder: '人员姓名' },
          { kind: 'choice', name: 'list', label: '列表', empty: '全部列表', options: lists },
        ]}
      />
      <OfficeRows
        list="export"
        columns={exportColumns}
        cells={{
          at: (row) => secondOf(row.at),
          operator: (row) => row.operatorName,
          list: (row) => officeLists[row.list],
          filter: (row) => Object.values(row.filter).join('，') || '全部',
          columns: { align: 'right', cell: (row) => row.columns.length },
          rowCount: { align: 'right', cell: (row) => countOf(row.rowCount) },
          format: (row) => (row.format === 'xlsx' ? 'Excel' : 'CSV'),
        }}
        data={data}
        error={error}
        onAgain={reload}
        empty={<Empty title="没有导出记录" text="有人从后台列表导出表格后，记录会出现在这里。" />}
        unit="条记录"
        caption="导出记录，最近的在前"
      />
    </>
  );
}
