// Passwords at rest: argon2id in the PHC form, so that its cost can be raised later.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { heavyWork } from '#src/overload/heavy-work.ts';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

// OWASP's second choice: 19 MiB, two passes, one lane.
const memory = 19_456;
const passes = 2;
const tagLength = 32;

const decoy = `$argon2id$v=19$m=${memory},t=${passes},p=1$AAAAAAAAAAAAAAAAAAAAAA$${Buffer.alloc(tagLength).toString('base64url')}`;

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await heavyWork.password.run(() =>
    derive('argon2id', {
      message: canonical(password),
      nonce,
      parallelism: 1,
      memory,
      passes,
      tagLength,
    }),
  );
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/**
 * Without a hash the work is done all the same: response time must not reveal whether an account exists. The
 * caller has a turn in the queue of passwords.
 */
export async function isPassword(hash: string | null, password: string): Promise<boolean> {
  const [, , , cost = '', nonce = '', digest = ''] = (hash ?? decoy).split('$');
  const [m, t, p] = cost.split(',').map((part) => Number(part.slice(2))) as [number, number, number];
  const expected = Buffer.from(digest, 'base64url');
  const actual = await derive('argon2id', {
    message: canonical(password),
    nonce: Buffer.from(nonce, 'base64url'),
    parallelism: p,
    memory: m,
    passes: t,
    tagLength: expected.length,
  });
  return timingSafeEqual(expected, actual) && hash !== null;
}

// Input methods write the same character in more than one way.
function canonical(password: string): string {
  return password.normalize('NFKC');
}
