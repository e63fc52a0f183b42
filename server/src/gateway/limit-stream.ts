import { Transform } from 'node:stream';

export class TooMuch extends Error {}

/** Lets at most so many bytes through, then fails. */
export function atMost(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      seen += piece.length;
      if (seen > bytes) done(new TooMuch());
      else done(null, piece);
    },
  });
}
