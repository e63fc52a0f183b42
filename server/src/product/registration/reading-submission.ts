// Shows a supplier their submission, which the form cannot open during the review.
import type * as calls from '@shuji/contract/product/own';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { cleanHtml } from '#src/http/rich-text.ts';
import { filesOf, regionNames } from './content.ts';
import { findSubmitted, listSubmissions } from './queries-submission.ts';

export const getSubmission: Handler<typeof calls.getSubmission> = async ({ id, step }, context) => {
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
};
