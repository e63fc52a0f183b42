// Links by SMS with which operators set a password: only hashes, the newest counts, each once.
import { one } from '#src/db/one.ts';
import type { Db, Tx } from '#src/db/open.ts';

interface NewLink {
  id: string;
  operatorId: string;
  secretHash: Buffer;
  sentAt: Date;
  expiresAt: Date;
}

/** Replaces the open link of the operator. */
export async function replaceLink(db: Tx, link: NewLink): Promise<void> {
  await db`update operator_link set used_at = ${link.sentAt} where operator_id = ${link.operatorId} and used_at is null`;
  await db`insert into operator_link ${db({ ...link })}`;
}

export interface LinkHolder {
  id: string;
  username: string;
}

/** The holder of an open link; null when it is unknown, used, replaced or expired, or its holder has left office. */
export async function findLinkHolder(db: Db, secretHash: Buffer, now: Date): Promise<LinkHolder | null> {
  return one<LinkHolder>(db`
    select o.id, o.username from operator_link l join operator o on o.id = l.operator_id and o.status = 'active'
    where l.secret_hash = ${secretHash} and l.used_at is null and l.expires_at > ${now}`);
}

/** Uses a link up; false when it was used already or is no longer open. */
export async function spendLink(db: Tx, secretHash: Buffer, now: Date): Promise<boolean> {
  const spent = await db`
    update operator_link l set used_at = ${now} from operator o
    where l.secret_hash = ${secretHash} and l.used_at is null and l.expires_at > ${now}
      and o.id = l.operator_id and o.status = 'active'`;
  return spent.count === 1;
}
