import { addDemand } from '@shuji/contract/demand/calls';
import { reviewDemand } from '@shuji/contract/demand/office';
import { addOffer, reviseOffer } from '@shuji/contract/offer/calls';
import { mostRounds } from '@shuji/contract/offer/labels';
import { expect, test } from 'vitest';
import { demandForm } from '#test/demand-form.ts';
import { anOffer, aPublished, offerForm } from '#test/offer.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql } = centre;
await sql`update setting set value = '1' where key = 'offer_quota'`;

test('a party does not answer its own demand', async () => {
  const { id: demandId } = await as('li')(addDemand, demandForm());
  await as('zhao')(reviewDemand, { id: demandId, decision: 'approve' });
  await expect(as('li')(addOffer, { demandId, ...offerForm() })).rejects.toMatchObject({ name: 'offer.own' });
});

test('an offer is talked about so often and no further', async () => {
  const id = await anOffer(centre, await aPublished(centre));
  await sql`update offer set rounds = ${mostRounds} where id = ${id}`;
  await expect(as('li')(reviseOffer, { id, round: mostRounds, ...offerForm() })).rejects.toMatchObject({
    name: 'offer.tooManyRounds',
  });
});

test('a supplier has so many live offers at a time', async () => {
  await sql`update offer set status = 'ended'`;
  await anOffer(centre, await aPublished(centre));
  const next = await aPublished(centre);
  await expect(anOffer(centre, next)).rejects.toMatchObject({ name: 'offer.tooMany' });
  await sql`update offer set status = 'ended'`;
  expect(await anOffer(centre, next)).toEqual(expect.any(String));
});
