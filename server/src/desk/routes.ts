import type { Parsed } from '@shuji/contract/call';
import * as calls from '@shuji/contract/desk/calls';
import * as shapes from '@shuji/contract/desk/schema';
import * as reviewCalls from '@shuji/contract/review/calls';
import { revealColumns } from '@shuji/contract/review/labels';
import * as reviewShapes from '@shuji/contract/review/schema';
import { exporting } from '#src/audit/actions-export.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import { feature } from '#src/http/feature.ts';
import type { MonthSums, Resources } from '#src/office/resource.ts';
import { addPhrase, releaseReview, removePhrase } from '#src/review/actions.ts';
import { revealCells } from '#src/review/export.ts';
import { listPhraseRows, listRevealRows } from '#src/review/queries.ts';
import { claimOf, revealOf } from './actions.ts';
import { monthOf } from './month.ts';
import { queuesOf, searchOf, waitingOf } from './reading.ts';

export function deskOf(resources: Resources, sums: MonthSums) {
  return feature('desk', calls, shapes, {
    listQueues: queuesOf(resources),
    listWaiting: waitingOf(resources),
    getMonth: monthOf(sums),
    searchOffice: searchOf(resources),
  });
}

/** Answered here and not beside the queues' shared tables, because a claim asks each noun what waits. */
export function reviewOf(resources: Resources) {
  return feature('review', reviewCalls, reviewShapes, {
    claimReview: claimOf(resources),
    releaseReview,
    listPhrases: ({ desk }, { db }) => listPhraseRows(db, desk),
    addPhrase,
    removePhrase,
    revealField: revealOf(resources),
    listReveals,
    exportReveals: exporting({
      list: 'reveal',
      columns: revealColumns,
      cells: revealCells,
      read: listReveals,
    }),
  });
}

function listReveals(filter: Parsed<typeof reviewCalls.listReveals>, { db }: ReadContext<Operator>) {
  return listRevealRows(db, filter);
}
