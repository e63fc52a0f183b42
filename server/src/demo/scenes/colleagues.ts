// Further people of 李明's company, who sign in by themselves and act for it.
import { dayMs } from '@shuji/contract/time';
import { cast, colleagues } from '#src/demo/cast.ts';
import type { DemoContext } from '#src/demo/play.ts';
import { workingMoment } from '#src/demo/working-time.ts';
import { insertMember } from '#src/member/queries.ts';
import { plantMember } from './people.ts';

export async function plantColleagues({ tx, providers, now }: DemoContext): Promise<void> {
  const joinedAt = workingMoment(new Date(now.getTime() - 90 * dayMs));
  for (const { id, name, phone, password, role } of colleagues) {
    await plantMember(tx, providers.vault, { id, phone, password }, 1, joinedAt);
    await insertMember(tx, { accountId: id, companyId: cast.li.id, name, roles: [role], joinedAt });
  }
}
