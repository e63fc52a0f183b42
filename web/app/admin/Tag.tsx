import { Tag as AntTag } from 'antd';
import type { ReactNode } from 'react';
import type { Tone } from '#app/ui/tone.ts';

const colors: Record<Tone, string> = {
  plain: 'default',
  action: 'processing',
  good: 'success',
  warn: 'warning',
  bad: 'error',
  seal: 'default',
};

/** A small word on a ground: a status, a kind, a certificate (tone seal). */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <AntTag color={colors[tone]} variant="filled" data-tone={tone}>
      {children}
    </AntTag>
  );
}
