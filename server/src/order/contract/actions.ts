import { changesBetween, type proposeTerms as proposeCall } from '@shuji/contract/order/terms';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { mayMove } from '#src/lifecycle/rules.ts';
import { moves } from '#src/order/rules.ts';
import { lockAsParty, moveOrder } from '#src/order/transition.ts';
import { drawContract } from './drawing.ts';
import { findContract } from './queries.ts';

const mostRounds = 20;
const longestNote = 500;

/** Changes what may be settled between the sides, while neither has signed: a new round that both have to read. */
export const proposeTerms: Handler<typeof proposeCall> = async (
  { id, sha256, terms, note = '' },
  { db, actor, now, providers: { vault } },
) => {
  const { order, side } = await lockAsParty(db, id, actor);
  const { amount } = order;
  ensure(mayMove(moves, side, order, 'propose') && amount !== null, 'order.notNow');
  const contract = await findContract(db, id);
  ensure(contract?.sha256 === sha256, 'order.otherContract');
  ensure(contract.round < mostRounds, 'order.tooManyRounds');
  const changes = order.terms ? changesBetween({ amount, terms: order.terms }, { amount, terms }) : [];
  ensure(changes.length > 0 || !order.terms, 'order.sameTerms');
  const change = await drawContract(db, order, { amount, terms, proposedBy: side, now, vault });
  const words = [changes.map(({ label }) => label).join('、'), note].filter(Boolean).join('；');
  await moveOrder(db, order, {
    move: 'propose',
    by: side,
    actorId: actor.id,
    to: 'awaiting_sign',
    note: words.slice(0, longestNote),
    change,
    now,
  });
};
