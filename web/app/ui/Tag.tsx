import type { ReactNode } from 'react';
import type { Tone } from './tone.ts';

/** A small word on a ground: a status, a kind, a certificate (tone seal). */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  );
}
