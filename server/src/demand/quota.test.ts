import { addDemand, closeDemand } from '@shuji/contract/demand/calls';
import { expect, test } from 'vitest';
import { demandForm } from '#test/demand-form.ts';
import { world } from '#test/world.ts';

const { as, sql } = await world();
await sql`update setting set value = '3' where key = 'demand_quota'`;
const draft = demandForm({ submit: false });

test('so many demands at a time, drafts among them, and another once one is over', async () => {
  const { id } = await as('wang')(addDemand, draft);
  await as('wang')(addDemand, draft);
  await as('wang')(addDemand, demandForm());
  await expect(as('wang')(addDemand, draft)).rejects.toMatchObject({ name: 'demand.tooMany' });
  await as('wang')(addDemand, { ...draft, id, title: '改过的标题还是可以存' });
  await as('wang')(closeDemand, { id, reason: '不再需要了' });
  await as('wang')(addDemand, draft);
});
