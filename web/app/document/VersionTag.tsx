import { type VersionStatus, versionStatus } from '@shuji/contract/document/labels';
import { Tag } from '#app/ui/Tag.tsx';
import type { Tone } from '#app/ui/tone.ts';

const tones: Record<VersionStatus, Tone> = { coming: 'warn', standing: 'good', past: 'plain' };

export function VersionTag({ status }: { status: VersionStatus }) {
  return <Tag tone={tones[status]}>{versionStatus[status]}</Tag>;
}
