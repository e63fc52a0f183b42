// The limit of a company's members: open invitations take the place of those to come.
import { inviteMember } from '@shuji/contract/member/calls';
import { mostMembers } from '@shuji/contract/member/labels';
import { cast } from '../../server/src/demo/cast.ts';
import { centre, everyone, number, type Race } from './race.ts';

const { as, sql } = centre;

export async function members(): Promise<Race> {
  await sql`
    insert into member_invitation
      (id, company_id, name, phone_sealed, phone_blind, roles, secret_hash, created_at, expires_at)
    select gen_random_uuid(), ${cast.li.id}, '周敏', '', 'planted ' || nth, '{supply}', int4send(nth), now(),
      now() + interval '3 days'
    from generate_series(1, ${mostMembers - 2}) as nth`;
  return {
    room: 2,
    callers: everyone((nth) =>
      as('li')(inviteMember, { name: '何琳', phone: `1385555${1000 + nth}`, roles: ['supply'] }),
    ),
    table: 'member_invitation',
    refusals: ['member.tooMany'],
    most: mostMembers,
    count: () => number(sql`select count(*) as count from member_invitation where company_id = ${cast.li.id}`),
  };
}
