import { type ApplicationStatus, applicationStatus } from '@shuji/contract/application/calls';
import { Tag } from '#app/ui/Tag.tsx';
import { statusTone } from './labels.ts';

export function StatusTag({ status }: { status: ApplicationStatus }) {
  return <Tag tone={statusTone[status]}>{applicationStatus[status]}</Tag>;
}
