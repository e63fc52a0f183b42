import { listExports } from '@shuji/contract/audit/calls';
import { exportColumns } from '@shuji/contract/audit/labels';
import { officeLists } from '@shuji/contract/nouns';
import { choice, keyword } from '#app/admin/list/filters.ts';
import { OfficeList } from '#app/admin/list/OfficeList.tsx';
import { countOf } from '#app/ui/count.ts';
import { secondOf } from '#app/ui/time.ts';

const filters = [keyword('人员姓名', '人员'), choice('list', '列表', officeLists)];

/** Lists exports by operator and list, for the auditor. */
export function ExportRecords() {
  return (
    <OfficeList
      call={listExports}
      filters={filters}
      list="export"
      columns={exportColumns}
      caption="导出记录，最近的在前"
      unit="条记录"
      nothing="没有导出记录"
      hint="有人从后台列表导出表格后，记录会出现在这里。"
      cells={{
        at: (row) => secondOf(row.at),
        operator: (row) => row.operatorName,
        list: (row) => officeLists[row.list],
        filter: (row) => Object.values(row.filter).join('，') || '全部',
        columns: { align: 'right', cell: (row) => row.columns.length },
        rowCount: { align: 'right', cell: (row) => countOf(row.rowCount) },
        format: (row) => (row.format === 'xlsx' ? 'Excel' : 'CSV'),
      }}
    />
  );
}
