// The number of codes a phone receives. Strangers share a part of it; places known to its account use the rest.
import type { RefusalName } from '@shuji/contract/refusals';
import { refuse } from '#src/http/refuse.ts';
import { giveBackByAddress, takeByAddress } from '#src/providers/address-quota.ts';
import type { Quota, Window } from '#src/providers/sms/quota.ts';
import type { Origin } from '#src/session/known-device.ts';
import { smsByAddress, smsByPhone, smsByPhoneAndAddress, smsByStrangers, smsEachMinute } from './rules.ts';

interface Limit {
  take: () => Promise<boolean>;
  giveBack: () => Promise<void>;
  refusal: RefusalName;
}

/** Takes one message to a phone, or refuses and takes nothing. */
export async function takeMessage(quota: Quota, phoneBlind: string, origin: Origin): Promise<void> {
  const taken: Limit[] = [];
  for (const limit of limitsOf(quota, `sms to ${phoneBlind}`, origin)) {
    if (await limit.take()) {
      taken.push(limit);
      continue;
    }
    for (const one of taken) await one.giveBack();
    refuse(limit.refusal);
  }
}

function limitsOf(quota: Quota, toPhone: string, origin: Origin): Limit[] {
  const byKey = (key: string, windows: readonly Window[]): Limit => ({
    take: () => quota.take(key, windows),
    giveBack: () => quota.giveBack(key),
    refusal: 'account.smsTooOften',
  });
  const all = byKey(toPhone, smsByPhone);
  if ('known' in origin) return [byKey(`${toPhone} from its own`, smsEachMinute), all];
  const byAddress = (purpose: string, windows: readonly Window[], refusal: RefusalName): Limit => ({
    take: () => takeByAddress(quota, purpose, origin.address, windows),
    giveBack: () => giveBackByAddress(quota, purpose, origin.address),
    refusal,
  });
  return [
    byKey(`${toPhone} from strangers`, smsByStrangers),
    byAddress(`${toPhone} from`, smsByPhoneAndAddress, 'account.smsTooOften'),
    all,
    byAddress('sms from', smsByAddress, 'door.tooMany'),
  ];
}
