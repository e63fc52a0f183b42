// Offers of the matrix: the seller's to the buyer, the other seller's to who is only attested.
import { addOffer } from '@shuji/contract/offer/calls';
import { offerForm } from '#test/offer.ts';
import type { People } from './people.ts';
import type { Subjects } from './subjects.ts';

export async function plantOffers(people: People, subjects: Subjects): Promise<void> {
  for (const [seller, owner] of [
    ['seller', 'buyer'],
    ['otherSeller', 'attested'],
  ] as const) {
    const demandId = subjects.own('publishedDemand', owner) ?? '';
    const productId = subjects.own('ownListedProduct', seller);
    const { id } = await people.as(seller)(addOffer, { demandId, ...offerForm({ productId }) });
    subjects.add('ownOffer', { of: { [seller]: id } });
    subjects.add('receivedOffer', { of: { [owner]: id } });
  }
}
