// Questions with one right answer, outside the request's transaction: a refusal must not undo a spent try.
import type { Pool } from '#src/db/open.ts';
import type { Vault } from '#src/providers/vault.ts';

export interface ChallengeTerms {
  seconds: number;
  tries: number;
  /** The askers who may answer; absent: anyone. A wrong asker's answer is wrong and spends a try. */
  askers?: string[];
}

export interface Challenges {
  /** Asks: `answer` will be right once, for a while, for so many tries. An older question to the same subject is void. */
  put(kind: string, subject: string, answer: string, terms: ChallengeTerms): Promise<void>;
  /** Spends a try; true for the right answer, or for several that hold it, which spends all the rest. */
  meet(kind: string, subject: string, answer: string | readonly string[], asker?: string): Promise<boolean>;
}

/** Keeps questions in PostgreSQL, so that they hold on every node. `pool` must not be the one requests write through. */
export function openChallenges(pool: Pool, vault: Vault, clock: () => Date): Challenges {
  const hash = (kind: string, subject: string, answer: string) => vault.blind(`${kind}\n${subject}\n${answer}`);
  return {
    async put(kind, subject, answer, { seconds, tries, askers = [] }) {
      const now = clock();
      const row = {
        kind,
        subject,
        answer: hash(kind, subject, answer),
        triesLeft: tries,
        expiresAt: new Date(now.getTime() + seconds * 1000),
        askers,
      };
      await pool`
        insert into challenge ${pool(row)}
        on conflict (kind, subject) do update
        set answer = excluded.answer, tries_left = excluded.tries_left, expires_at = excluded.expires_at,
          askers = excluded.askers`;
      await pool`delete from challenge where expires_at < ${now}`;
    },
    async meet(kind, subject, answer, asker = '') {
      const hashes = [answer].flat().map((one) => hash(kind, subject, one));
      const isRight = pool`(answer = any(${hashes}) and (askers = '{}' or ${asker} = any(askers)))`;
      const [challenge] = await pool<{ isRight: boolean }[]>`
        update challenge set tries_left = case when ${isRight} then 0 else tries_left - 1 end
        where kind = ${kind} and subject = ${subject} and tries_left > 0 and expires_at > ${clock()}
        returning ${isRight} as is_right`;
      return challenge?.isRight ?? false;
    },
  };
}
