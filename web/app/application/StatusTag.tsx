import { type ApplicationStatus, applicationStatus } from '@shuji/contract/application/labels';
import { Tag } from '#app/admin/Tag.tsx';
import { statusTone } from './labels.ts';

export function StatusTag({ status }: { status: ApplicationStatus }) {
  return <Tag tone={statusTone[status]}>{applicationStatus[status]}</Tag>;
}
