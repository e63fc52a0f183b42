// A list of the office taken along whole: the list's own reading, as a table, with a row for the auditor.
import type { AccessPlace } from '@shuji/contract/review';
import { type Columns, mostSheetRows, type OfficeListName, officeLists, type SheetFormat } from '@shuji/contract/sheet';
import type { Db } from '#src/db/open.ts';
import { ensure } from '#src/http/refuse.ts';
import type { FileAnswer, Operator, ReadScene, WriteScene } from '#src/http/scene.ts';
import { answerSheets, minuteInChina } from '#src/sheet/answer.ts';
import type { Cell } from '#src/sheet/write.ts';
import { type Concerned, recordExported } from './access.ts';
import { insertExport } from './queries-export.ts';

interface Exported<I, Row, K extends string> {
  /** For a list with personal data: where it stands, and whose data each row shows. */
  personal?: {
    place: AccessPlace;
    concerned: (db: Db, rows: readonly NoInfer<Row>[]) => Promise<Concerned[]>;
  };
  list: OfficeListName;
  columns: Columns<K>;
  /** What each column says of a row, in words; nothing that the list itself does not show. */
  cells: Record<NoInfer<K>, (row: Row) => Cell>;
  /** The list's own handler. */
  read: (
    input: I & { pageNum: number; pageSize: number },
    scene: ReadScene<Operator>,
  ) => Promise<readonly Row[] | { rows: readonly Row[] }>;
}

type Asked<I, K> = Omit<I, 'pageNum' | 'pageSize' | 'before'> & {
  format: SheetFormat;
  columns?: K[] | undefined;
};

/** Answers an export call with everything its list finds, asked of the list's own handler. */
export function exporting<I extends object, Row, K extends string>({
  list,
  columns,
  cells,
  read,
  personal,
}: Exported<I, Row, K>) {
  return async (
    { format, columns: wanted, ...filter }: Asked<I, K>,
    scene: WriteScene<Operator>,
  ): Promise<FileAnswer> => {
    const { db, actor, now } = scene;
    const whole = { ...filter, pageNum: 1, pageSize: mostSheetRows + 1 };
    const found = await read(whole as unknown as I & typeof whole, scene);
    const rows = 'rows' in found ? found.rows : found;
    ensure(rows.length <= mostSheetRows, 'export.tooMany');
    const keys = (Object.keys(columns) as K[]).filter((key) => !wanted?.length || wanted.includes(key));
    const table = [keys.map((key) => columns[key]), ...rows.map((row) => keys.map((key) => cells[key](row)))];
    const record = { list, filter: told(filter), columns: keys, format, rowCount: rows.length };
    await insertExport(db, { ...record, operatorId: actor.id, operatorName: actor.name, at: now });
    if (personal) {
      const access = { operator: actor, at: now, place: personal.place };
      await recordExported(db, access, await personal.concerned(db, rows));
    }
    const name = officeLists[list];
    return answerSheets([{ name, rows: table }], `${name} ${minuteInChina(now.toISOString()).slice(0, 10)}`, format);
  };
}

function told(filter: object): Record<string, string> {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
