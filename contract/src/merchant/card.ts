// A merchant's public card: the public facts about a seller, and nothing else of theirs.
import { call } from '../call.ts';
import type * as shapes from './schema/card.ts';

export const getMerchantCard = call<typeof shapes.getMerchantCard>()('GET', '/mobile/userEr/:id', {
  summary: '数商公开名片',
  who: 'anyone',
  cache: ['merchant', 'merchant:{id}', 'product', 'site'],
});
