// A seller's own table becomes drafts: all of it or nothing, and nothing twice.
import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/import';
import type { Attested, PrepareContext, WriteContext } from '#src/http/context.ts';
import { inTwoSteps } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Reading } from '#src/import/read/read-lines.ts';
import { saveProduct } from '#src/product/registration/actions.ts';
import { type PlannedRow, planRows } from './plan.ts';
import { rememberImport, renewImport } from './queries.ts';
import { ownerOf, readingOf } from './reading.ts';

type Input = Parsed<typeof calls.importProducts>;

export const importProducts = inTwoSteps(
  ({ file }: Input, context: PrepareContext<Attested>) => readingOf(file, context),
  async (
    { files, skipBad }: Input,
    context: WriteContext<Attested>,
    { lines }: Reading,
  ): Promise<Output<typeof calls.importProducts>> => {
    const { db, providers } = context;
    const owner = ownerOf(context);
    const brought = new Map(files.map(({ name, id }) => [name, id]));
    const { rows, bad } = await planRows(lines, { db, vault: providers.vault, owner, files: brought });
    ensure(bad.length === 0 || skipBad, 'product.badImportRows');
    for (const row of rows) if (row.outcome !== 'same') await keep(row, owner.merchantId, context);
    const count = (outcome: PlannedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
    return { created: count('new'), changed: count('changed'), same: count('same'), bad: bad.length };
  },
);

async function keep(row: PlannedRow, merchantId: string, context: WriteContext<Attested>): Promise<void> {
  const { db, now } = context;
  const { id: productId } = await saveProduct({ ...row.form, ...(row.before && { id: row.before.id }) }, context);
  // A product named by its own number is always compared with its current state.
  if (row.isNumber) return;
  const memory = { merchantId, sourceKey: row.key, productId, contentHash: row.hash, importedAt: now };
  await (row.isRemembered ? renewImport(db, memory) : rememberImport(db, memory));
}
