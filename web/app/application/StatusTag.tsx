import { type ApplicationStatus, applicationStatus } from '@shuji/contract/application';
import { Tag } from '#app/ui/Tag.tsx';
import { statusTone } from './words.ts';

export function StatusTag({ status }: { status: ApplicationStatus }) {
  return <Tag tone={statusTone[status]}>{applicationStatus[status]}</Tag>;
}
