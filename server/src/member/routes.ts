import * as calls from '@shuji/contract/member/calls';
import * as shapes from '@shuji/contract/member/schema';
import { dayMs } from '@shuji/contract/time';
import { feature, type Job, revoking } from '#src/http/feature.ts';
import { changeMember, inviteMember, joinCompany, ofMember, removeMember, withdrawInvitation } from './actions.ts';
import { deleteExpired } from './queries-invitation.ts';
import { getInvitation, listMembers } from './reading.ts';
import { expiredDays } from './rules.ts';

/** Deletes invitations that nobody accepted, with the phones that they hold. */
const sweepInvitations: Job = {
  name: 'member-sweep-invitations',
  cron: '23 19 * * *',
  run: ({ db, now }) => deleteExpired(db, new Date(now.getTime() - expiredDays * dayMs)),
};

export const member = feature(
  'member',
  calls,
  shapes,
  {
    listMembers,
    inviteMember,
    withdrawInvitation,
    changeMember: revoking(ofMember, changeMember),
    removeMember: revoking(ofMember, removeMember),
    getInvitation,
    joinCompany,
  },
  [sweepInvitations],
);
