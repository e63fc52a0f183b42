// The template, what a file would bring, and one's own products as a table.
import type { Output } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/import';
import { formFiles } from '@shuji/contract/product/labels/fields';
import { gapsOf } from '@shuji/contract/product/schema/form';
import { chinaDay } from '@shuji/contract/time';
import { findFile, findFiles } from '#src/file/queries.ts';
import type { Attested, FileAnswer, ReadContext } from '#src/http/context.ts';
import type { FileHandler, Handler } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { type Reading, sheetName } from '#src/import/read/read-lines.ts';
import { readTable } from '#src/import/read/uploaded.ts';
import { heavyWork } from '#src/overload/heavy-work.ts';
import { mapInTurns } from '#src/overload/in-turns.ts';
import { openForm } from '#src/product/registration/content.ts';
import { listOwnWhole } from '#src/product/registration/queries-export.ts';
import { replyWithSheets } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';
import { printForm } from './form.ts';
import { getWordLists } from './import-columns.ts';
import { fileIds, type Owner, type Plan, planRows, rowsATurn } from './plan.ts';
import { headings, templateSheets, widths } from './template.ts';

type Context = ReadContext<Attested>;

export async function getImportTemplate(_: object, { db }: Context): Promise<FileAnswer> {
  return replyWithSheets(() => templateSheets(db), '产品批量导入模板', 'xlsx');
}

export const checkImport: Handler<typeof calls.checkImport> = async ({ file }, context) => {
  const { db, providers } = context;
  const { lines, encoding } = await readingOf(file, context);
  const planning = { db, vault: providers.vault, owner: ownerOf(context), files: new Map() };
  return heavyWork.import.run(
    async (signal) => ({ ...(await outcomeOf(await planRows(lines, { ...planning, signal }))), encoding }),
    `plan ${file}`,
  );
};

async function outcomeOf({
  rows,
  bad,
  unknownColumns,
}: Plan): Promise<Omit<Output<typeof calls.checkImport>, 'encoding'>> {
  const names = rows.flatMap((row) => [...row.missingFiles]);
  const byName = new Map(names.map(([field, name]) => [name, { name, field, purpose: formFiles[field] }]));
  const outcomes = await mapInTurns(
    rows,
    ({ number, key, outcome, form }) => {
      const gaps = Object.keys(gapsOf(form)).length;
      return { number, key, outcome, name: form.name, gaps };
    },
    rowsATurn,
  );
  return { rows: outcomes, bad, files: [...byName.values()], unknownColumns };
}

/** The rows of a file that this person has uploaded for the purpose; another's is not found. */
export async function readingOf(id: string, { db, actor, providers }: Context): Promise<Reading> {
  const file = await findFile(db, id);
  ensure(file && file.ownerId === actor.id && file.purpose === 'sheet', 'file.notFound');
  const table = await readTable(providers, file);
  if ('problem' in table) refuse('product.unreadableTable', { file: table.problem });
  return table;
}

export function ownerOf({ actor }: Pick<Context, 'actor'>): Owner {
  ensure(actor.merchantId, 'door.needMerchant');
  return { partyId: actor.partyId, merchantId: actor.merchantId, roles: actor };
}

const mostExported = 5000;

export const exportProducts: FileHandler<typeof calls.exportProducts> = async (
  { status, format },
  { db, actor, providers, now },
) => {
  const build = async (signal: AbortSignal) => {
    const products = await listOwnWhole(db, actor.partyId, status, mostExported + 1);
    ensure(products.length <= mostExported, 'product.tooManyToExport');
    signal.throwIfAborted();
    const files = await findFiles(
      db,
      products.flatMap(({ content }) => fileIds(content)),
    );
    const names = new Map(files.map((file) => [file.id, file.name]));
    const words = await getWordLists(db);
    const rows = await mapInTurns(products, (product): Cell[] => [
      product.number,
      ...printForm(openForm(product, providers.vault), names, words),
    ]);
    return [{ name: sheetName, rows: [headings(), ...rows], widths: widths() }];
  };
  return replyWithSheets(build, `我的产品 ${chinaDay(now)}`, format);
};
