import type { Parsed } from '@shuji/contract/call';
import { demandStatus } from '@shuji/contract/demand';
import {
  type listOfficeDemands as listOfficeDemandsCall,
  type OfficeDemandRow,
  officeDemandColumns,
} from '@shuji/contract/demand-office';
import { exporting } from '#src/audit/actions-export.ts';
import type { Operator, ReadScene } from '#src/http/scene.ts';
import { minuteInChina } from '#src/sheet/answer.ts';
import type { Cell } from '#src/sheet/write.ts';
import { readLabels } from '#src/site/queries.ts';
import { listOfficeDemands } from './reading-office.ts';

type Row = OfficeDemandRow & { kindLabel: string };

const cells: Record<keyof typeof officeDemandColumns, (row: Row) => Cell> = {
  title: (row) => row.title,
  number: (row) => row.number,
  kind: (row) => row.kindLabel,
  owner: (row) => row.ownerName,
  submittedAt: (row) => minuteInChina(row.submittedAt),
  dueOn: (row) => row.dueOn,
  holder: (row) => row.claim?.by ?? '',
  submissions: (row) => row.submissions,
  status: (row) => demandStatus[row.status],
};

export const exportOfficeDemands = exporting({ list: 'demand', columns: officeDemandColumns, cells, read });

async function read(filter: Parsed<typeof listOfficeDemandsCall>, scene: ReadScene<Operator>): Promise<Row[]> {
  const labels = await readLabels(scene.db, 'productType');
  const { rows } = await listOfficeDemands(filter, scene);
  return rows.map((row) => ({ ...row, kindLabel: labels.get(row.kind ?? '') ?? '' }));
}
