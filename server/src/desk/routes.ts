import type { Parsed } from '@shuji/contract/call';
import * as calls from '@shuji/contract/desk/calls';
import * as shapes from '@shuji/contract/desk/schema';
import * as reviewCalls from '@shuji/contract/review/calls';
import { revealColumns } from '@shuji/contract/review/labels';
import * as reviewShapes from '@shuji/contract/review/schema';
import { exporting } from '#src/audit/actions-export.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { feature } from '#src/http/feature.ts';
import { addPhrase, releaseReview, removePhrase } from '#src/review/actions.ts';
import { revealCells } from '#src/review/export.ts';
import { listPhraseRows, listRevealRows } from '#src/review/queries.ts';
import { claimReview, revealField } from './actions.ts';
import { readMonth } from './month.ts';
import { listQueues } from './queues.ts';
import { searchOffice } from './search.ts';

export const desk = feature('desk', calls, shapes, { listQueues, readMonth, searchOffice });

// Answered here and not beside the desks' shared tables, because a claim asks each noun what waits.
export const review = feature('review', reviewCalls, reviewShapes, {
  claimReview,
  releaseReview,
  listPhrases: ({ desk }, { db }) => listPhraseRows(db, desk),
  addPhrase,
  removePhrase,
  revealField,
  listReveals,
  exportReveals: exporting({
    list: 'reveal',
    columns: revealColumns,
    cells: revealCells,
    read: listReveals,
  }),
});

function listReveals(filter: Parsed<typeof reviewCalls.listReveals>, { db }: ReadContext<Operator>) {
  return listRevealRows(db, filter);
}
