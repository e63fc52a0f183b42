// A product's steps with their papers, as its owner and the office read them.
import type { ProductStep } from '@shuji/contract/product/step';
import { type Linking, linkTo } from '#src/file/link.ts';
import { findFiles } from '#src/file/queries.ts';
import { listSteps } from '#src/product/registration/queries-own.ts';

export async function listStepsWithFiles(id: string, context: Linking) {
  const { db } = context;
  const steps = await listSteps(db, id);
  const files = await findFiles(
    db,
    steps.flatMap((row) => row.files),
  );
  const links = new Map(files.map((file) => [file.id, linkTo(context, file)]));
  return steps.map((row) => ({
    ...row,
    step: row.step as ProductStep,
    files: row.files.flatMap((fileId) => links.get(fileId) ?? []),
  }));
}
