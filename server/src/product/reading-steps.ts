// A product's steps with their papers, as its owner and the office read them.
import type { ProductStep } from '@shuji/contract/product-step';
import { findFiles } from '#src/file/queries.ts';
import { linkTo } from '#src/file/reading.ts';
import type { ReadScene } from '#src/http/scene.ts';
import { listSteps } from './queries-own.ts';

export async function readSteps(id: string, { db, outside, now }: Pick<ReadScene<unknown>, 'db' | 'outside' | 'now'>) {
  const steps = await listSteps(db, id);
  const files = await findFiles(
    db,
    steps.flatMap((row) => row.files),
  );
  const links = new Map(files.map((file) => [file.id, linkTo(outside.vault, now, file)]));
  return steps.map((row) => ({
    ...row,
    step: row.step as ProductStep,
    files: row.files.flatMap((fileId) => links.get(fileId) ?? []),
  }));
}
