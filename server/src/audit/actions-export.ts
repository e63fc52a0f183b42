// A list of the office taken along whole: the list's own reading, as a table, with a row for the auditor.

import type { ExportRow } from '@shuji/contract/audit/schema';
import { type Columns, type ExportFormat, mostExportRows, type OfficeListName } from '@shuji/contract/export';
import { officeLists } from '@shuji/contract/nouns';
import type { AccessPlace } from '@shuji/contract/review/labels';
import type { Db } from '#src/db/open.ts';
import type { PageQuery } from '#src/db/page.ts';
import type { FileAnswer, Operator, PrepareContext, ReadContext, WriteContext } from '#src/http/context.ts';
import { inTwoSteps } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { mapInTurns } from '#src/overload/in-turns.ts';
import { minuteInChina, replyWithSheets } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';
import { type DataSubject, recordExported } from './access.ts';
import { insertExport } from './queries.ts';

interface ExportOptions<I, Row, K extends string> {
  /** For a list with personal data: where it stands, and whose data each row shows. */
  personal?: {
    place: AccessPlace;
    concerned: (db: Db, rows: readonly NoInfer<Row>[]) => Promise<DataSubject[]>;
  };
  list: OfficeListName;
  columns: Columns<K>;
  /** The text of each column of a row; nothing that the list itself does not show. */
  cells: Record<NoInfer<K>, (row: Row) => Cell>;
  /** The list's own handler. */
  read: (input: I & PageQuery, context: ReadContext<Operator>) => Promise<readonly Row[] | { rows: readonly Row[] }>;
}

type ExportInput<I, K> = Omit<I, 'pageNum' | 'pageSize' | 'before'> & {
  format: ExportFormat;
  columns?: K[] | undefined;
};

interface ExportFile<Row> {
  answer: FileAnswer;
  rows: readonly Row[];
  record: Omit<ExportRow, 'id' | 'operatorName' | 'at'>;
}

/**
 * Answers an export call with everything its list finds, read through the list's own handler. Nothing leaves before the
 * auditor's row stands.
 */
export function exporting<I extends object, Row, K extends string>({
  list,
  columns,
  cells,
  read,
  personal,
}: ExportOptions<I, Row, K>) {
  return inTwoSteps(
    async (
      { format, columns: chosen, ...filter }: ExportInput<I, K>,
      context: PrepareContext<Operator>,
    ): Promise<ExportFile<Row>> => {
      const keys = (Object.keys(columns) as K[]).filter((key) => !chosen?.length || chosen.includes(key));
      const name = officeLists[list];
      let rows: readonly Row[] = [];
      const build = async () => {
        const whole = { ...filter, pageNum: 1, pageSize: mostExportRows + 1 };
        const found = await read(whole as unknown as I & typeof whole, context);
        rows = 'rows' in found ? found.rows : found;
        ensure(rows.length <= mostExportRows, 'export.tooMany');
        const body = await mapInTurns(rows, (row) => keys.map((key) => cells[key](row)));
        return [{ name, rows: [keys.map((key) => columns[key]), ...body] }];
      };
      const day = minuteInChina(context.now.toISOString()).slice(0, 10);
      const answer = await replyWithSheets(build, `${name} ${day}`, format);
      return {
        answer,
        rows,
        record: { list, filter: filterInWords(filter), columns: keys, format, rowCount: rows.length },
      };
    },
    async (
      _: ExportInput<I, K>,
      { db, actor, now }: WriteContext<Operator>,
      { answer, rows, record }: ExportFile<Row>,
    ) => {
      await insertExport(db, { ...record, operatorId: actor.id, operatorName: actor.name, at: now });
      if (personal) {
        const access = { operator: actor, at: now, place: personal.place };
        await recordExported(db, access, await personal.concerned(db, rows));
      }
      return answer;
    },
  );
}

function filterInWords(filter: object): Record<string, string> {
  const conditions = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(conditions.map(([name, value]) => [name, String(value)]));
}
