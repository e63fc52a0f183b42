// One race of two calls for one thing, held against what they come to in turn.
import type { Db, Tx } from '../../server/src/db/open.ts';
import type { CastName } from '../../server/src/demo/cast.ts';
import { ask } from '../../server/test/matrix/ask.ts';
import { tokenOf } from '../../server/test/template.ts';
import { type Move, movesOn, type Planted } from './moves.ts';
import { portraitist, type ReplayableWorld, written } from './replay.ts';

interface Outcome {
  /** `ok`, a refusal or `fault`, of the first and of the second. */
  answers: [string, string];
  /** The written rows, by table. */
  written: string;
}

interface PairRace {
  /** The moves that succeed on the planted thing, and the replies that are neither success nor refusal. */
  lawfulOn(planted: Planted): Promise<{ lawful: Move[]; faults: string[] }>;
  /** Why the race is a finding; null when it is none. */
  race(planted: Planted, first: string, second: string): Promise<string | null>;
  /** Lets limits by day and by rate begin anew. */
  refresh(): Promise<void>;
}

const tables = { order: 'trade_order', demand: 'demand', product: 'product', application: 'application' } as const;

export async function pairRace({ centre, replay }: ReplayableWorld): Promise<PairRace> {
  const { sql, server, atOnce } = centre;
  const portrait = await portraitist(sql);
  const moves = (planted: Planted) => movesOn(planted, (operator) => tokenOf(operator as CastName));
  const act = async ({ served, input, token }: Move): Promise<string> => {
    const { status, answer } = await ask(server, served.call, input, token, '10.0.0.9');
    return status === 200 ? answer : 'fault';
  };

  async function inTurn([first, second]: readonly [Move, Move]): Promise<Outcome> {
    return replay(async (db) => {
      const before = await portrait(db);
      const answers: [string, string] = [await act(first), await act(second)];
      return { answers, written: written(before, await portrait(db)) };
    });
  }

  async function atTheSameTime(planted: Planted, pair: readonly [Move, Move]): Promise<Outcome> {
    const before = await portrait(sql);
    const settled = await atOnce(
      (tx) => hold(tx, planted),
      pair.map((move) => () => act(move)),
    );
    const [first = 'fault', second = 'fault'] = settled.map((one) =>
      one.status === 'fulfilled' ? one.value : 'fault',
    );
    return { answers: [first, second], written: written(before, await portrait(sql)) };
  }

  return {
    async lawfulOn(planted) {
      const answered: { move: Move; answer: string }[] = [];
      for (const move of moves(planted)) answered.push({ move, answer: await replay(() => act(move)) });
      const those = (expected: string) => answered.flatMap(({ move, answer }) => (answer === expected ? [move] : []));
      return { lawful: those('ok'), faults: those('fault').map(({ name }) => name) };
    },
    async race(planted, first, second) {
      const all = moves(planted);
      const [one, other] = [first, second].map((name) => all.find((move) => move.name === name));
      if (!one || !other) throw new Error(`There is no ${first} or ${second}`);
      const forth = await inTurn([one, other]);
      const turned = await inTurn([other, one]);
      const back: Outcome = { ...turned, answers: [turned.answers[1], turned.answers[0]] };
      const raced = await atTheSameTime(planted, [one, other]);
      const isLike = (outcome: Outcome) => outlineOf(outcome) === outlineOf(raced);
      const isFault = [forth, back, raced].some(({ answers }) => answers.includes('fault'));
      if (!isFault && (isLike(forth) || isLike(back))) return null;
      return `at once ${wordsOf(raced)}; in turn ${wordsOf(forth)}; turned about ${wordsOf(back)}`;
    },
    async refresh() {
      await sql`delete from quota`;
      await sql`update file set created_at = created_at - interval '2 days' where created_at > now() - interval '1 day'`;
    },
  };
}

/**
 * Who takes a step on the thing waits for its row; who does not touch that row waits at the audit row, which every
 * writing call writes last. So neither commits before both have come as far as they can.
 */
async function hold(tx: Tx, { ids }: Planted): Promise<void> {
  await tx`lock table audit_entry in share mode`;
  for (const [thing, table] of Object.entries(tables)) {
    const id = ids[thing as keyof typeof tables];
    if (id) await lockRow(tx, table, id);
  }
}

function lockRow(tx: Db, table: string, id: string) {
  return tx`select from ${tx(table)} where id = ${id} for update`;
}

// By which words a loser is refused may depend on how far they had come.
function outlineOf({ answers, written: what }: Outcome): string {
  return `${answers.map((answer) => answer === 'ok').join(' ')}: ${what}`;
}

function wordsOf({ answers, written: what }: Outcome): string {
  return `${answers.join(' and ')}, writing ${what || 'nothing'}`;
}
