// People of each role with phones and papers: canaries that only the permitted readers may see.
import { type CastName, cast } from '#src/demo/cast.ts';
import { memberOf } from '#test/member.ts';
import { newcomer } from '#test/newcomers.ts';
import { tokenOf } from '#test/template.ts';
import type { Asker, World } from '#test/world.ts';
import { members } from './members.ts';
import { type Role, roles } from './roles.ts';

/** Besides the roles: who buys from the other seller, and companies that wait for the office. */
export type Player = Role | 'otherBuyer' | 'entering' | 'asking';

export interface People {
  tokens: Record<Player, string>;
  as(player: Player): Asker;
  accountOf(player: Player): string;
}

const castOf = {
  registered: 'chen',
  buyer: 'wang',
  seller: 'li',
  reviewer: 'zhao',
  finance: 'shen',
  editor: 'sun',
  admin: 'qian',
  auditor: 'zhou',
} as const satisfies Partial<Record<Player, CastName>>;

const stages = {
  attested: 'attested',
  merchant: 'merchant',
  otherSeller: 'trading',
  service: 'trading',
  otherBuyer: 'trading',
  entering: 'entering',
  asking: 'asking',
} as const;

/** Everyone's. */
export const { password } = cast.li;

export async function gatherPeople({ as, sql, providers }: World): Promise<People> {
  const tokens = { visitor: '' } as Record<Player, string>;
  const accounts = {} as Record<Player, string>;
  const withPhone = async (player: Player, accountId: string) => {
    const phone = phoneOf(player);
    await sql`
      update account set phone_sealed = ${providers.vault.encrypt(phone)}, phone_blind = ${providers.vault.blind(phone)},
        password_hash = (select password_hash from account where id = ${cast.li.id})
      where id = ${accountId}`;
  };
  for (const [player, name] of Object.entries(castOf)) {
    tokens[player as Player] = tokenOf(name);
    accounts[player as Player] = cast[name].id;
  }
  for (const [player, stage] of Object.entries(stages)) {
    const { token, accountId } = await newcomer(sql, stage, player === 'service' ? ['service'] : undefined);
    tokens[player as Player] = token;
    accounts[player as Player] = accountId;
    await withPhone(player as Player, accountId);
  }
  for (const [player, { of, role }] of Object.entries(members)) {
    const { token, accountId } = await memberOf(sql, accounts[of], [role]);
    await withPhone(player as Player, accountId);
    tokens[player as Player] = token;
    accounts[player as Player] = accountId;
  }
  return {
    tokens,
    as: (player) => as({ token: tokens[player] }),
    accountOf: (player) => accounts[player],
  };
}

/** Phones that belong to one player alone. */
export function phoneOf(player: Player): string {
  return `1397${String(1_000_000 + players.indexOf(player) * 111_111)}`;
}

export function contactOf(player: Player): { name: string; phone: string; email: string } {
  return { name: '联系人', phone: phoneOf(player), email: `only-${player.toLowerCase()}@canary.example` };
}

const players: readonly Player[] = [...roles, 'otherBuyer', 'entering', 'asking'];
