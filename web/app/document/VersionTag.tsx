import { type VersionStatus, versionStatus } from '@shuji/contract/document/labels';
import { Tag, type Tone } from '#app/ui/Tag.tsx';

const tones: Record<VersionStatus, Tone> = { coming: 'warn', standing: 'good', past: 'plain' };

export function VersionTag({ status }: { status: VersionStatus }) {
  return <Tag tone={tones[status]}>{versionStatus[status]}</Tag>;
}
