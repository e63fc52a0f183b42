// Shows a supplier their submission, which the form cannot open during the review.
import type { Output, Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/own';
import type { Attested, ReadContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import { filesOf, regionNames } from './content.ts';
import { findSubmitted, listSubmissions } from './queries-submission.ts';

export async function readSubmission(
  { id, step }: Parsed<typeof calls.readSubmission>,
  context: ReadContext<Attested>,
): Promise<Output<typeof calls.readSubmission>> {
  const { db, actor } = context;
  const submissions = await listSubmissions(db, id, actor.partyId);
  const at = step === undefined ? 0 : submissions.findIndex((one) => one.step === step);
  const [chosen, former] = at < 0 ? [] : submissions.slice(at, at + 2);
  ensure(chosen, 'product.notFound');
  const form = await findSubmitted(db, chosen.step);
  ensure(form, 'product.notFound');
  return {
    submissions,
    step: chosen.step,
    form,
    detail: cleanHtml(form.detail),
    regionNames: regionNames(form.regions),
    files: await filesOf(form, context),
    before: former ? await findSubmitted(db, former.step) : null,
  };
}
