import { addDemand, closeDemand, getDemand, giveDemandBack, takeDemand } from '@shuji/contract/demand/calls';
import { reviewDemand } from '@shuji/contract/demand/office';
import { expect, test } from 'vitest';
import { demandForm } from '#test/demand-form.ts';
import { plantSellers } from '#test/sellers.ts';
import { world } from '#test/world.ts';

const { as, sql, atOnce } = await world();
const sellers = await plantSellers(sql, 64);

async function published(): Promise<string> {
  const { id } = await as('wang')(addDemand, demandForm());
  await as('zhao')(reviewDemand, { id, decision: 'approve' });
  return id;
}

function refusals(results: PromiseSettledResult<unknown>[]): string[] {
  return results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).name] : []));
}

async function steps(id: string, step: string): Promise<number> {
  return (await sql`select 1 from demand_event where demand_id = ${id} and step = ${step}`).length;
}

test('exactly one of 64 sellers who take a demand at once gets it', async () => {
  const id = await published();
  const results = await atOnce(
    (tx) => tx`select 1 from demand where id = ${id} for update`,
    sellers.map((token) => () => as({ token })(takeDemand, { id })),
  );
  expect(results.filter((result) => result.status === 'fulfilled').length).toBe(1);
  expect(new Set(refusals(results))).toEqual(new Set(['demand.alreadyTaken']));
  expect(await steps(id, 'take')).toBe(1);
  const winner = sellers[results.findIndex((result) => result.status === 'fulfilled')] as string;
  expect((await as({ token: winner })(getDemand, { id })).isTaken).toBe(true);
});

test('approving twice at once approves once', async () => {
  const { id } = await as('wang')(addDemand, demandForm());
  const review = () => as('zhao')(reviewDemand, { id, decision: 'approve' });
  const results = await atOnce((tx) => tx`select 1 from demand where id = ${id} for update`, [review, review]);
  expect(refusals(results)).toEqual(['demand.moved']);
  expect(await steps(id, 'approve')).toBe(1);
});

test('an owner who closes while a seller takes leaves one of two stories, never a mix', async () => {
  const id = await published();
  const [token] = sellers as [string];
  await atOnce(
    (tx) => tx`select 1 from demand where id = ${id} for update`,
    [() => as('wang')(closeDemand, { id, reason: '项目取消' }), () => as({ token })(takeDemand, { id })],
  );
  const log = await sql<{ step: string }[]>`select step from demand_event where demand_id = ${id} order by id`;
  const story = log.map((row) => row.step).join(' ');
  expect(['submit approve close', 'submit approve take close']).toContain(story);
});

test('giving back twice at once gives back once', async () => {
  const id = await published();
  const [token] = sellers as [string];
  await as({ token })(takeDemand, { id });
  const give = () => as({ token })(giveDemandBack, { id, reason: '没有这类数据' });
  const results = await atOnce((tx) => tx`select 1 from demand where id = ${id} for update`, [give, give]);
  expect(refusals(results)).toEqual(['demand.notFound']);
  expect(await steps(id, 'giveBack')).toBe(1);
});
