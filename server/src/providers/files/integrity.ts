// The state of the bytes in the store, outside the request's transaction: damage that was found stays recorded though
// the request is refused.
import type { FastifyBaseLogger } from 'fastify';
import { one } from '#src/db/one.ts';
import type { Pool } from '#src/db/open.ts';

export interface Integrity {
  /** Null when the file was never verified. */
  find(fileId: string): Promise<{ digests: Buffer | null; isDamaged: boolean } | null>;
  /** Notes that the whole file was verified, which ends any damage. */
  markWhole(fileId: string, digests: Buffer): Promise<void>;
  /** Stops delivery and notifies the office. */
  markDamaged(fileId: string): Promise<void>;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/** `pool` must not be the one requests write through. */
export function openIntegrity(pool: Pool, clock: () => Date, log: Log): Integrity {
  return {
    async find(fileId) {
      return one<{ digests: Buffer | null; isDamaged: boolean }>(pool`
        select digests, damaged_at is not null as is_damaged from file_integrity where file_id = ${fileId}`);
    },
    async markWhole(fileId, digests) {
      await pool`
        insert into file_integrity (file_id, digests, verified_at)
        select id, ${digests}, ${clock()}::timestamptz from file where id = ${fileId}
        on conflict (file_id) do update
        set digests = excluded.digests, verified_at = excluded.verified_at, damaged_at = null`;
    },
    async markDamaged(fileId) {
      log.error({ file: fileId }, 'file damaged: the store does not hold what was promised');
      await pool`
        insert into file_integrity (file_id, damaged_at)
        select id, ${clock()}::timestamptz from file where id = ${fileId}
        on conflict (file_id) do update
        set damaged_at = coalesce(file_integrity.damaged_at, excluded.damaged_at)`;
    },
  };
}
