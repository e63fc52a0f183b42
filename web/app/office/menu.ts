// The operators' menu; each noun adds its desks.
import type { QueueName } from '@shuji/contract/desk';
import type { OperatorRoleName } from '@shuji/contract/operator';
import type { PageName } from '#app/paths.ts';

export interface Desk {
  name: PageName;
  label: string;
  /** Whose desk it is; without it, everyone's. */
  role?: OperatorRoleName;
  /** What waits there is counted beside the entry and on the front page. */
  queue?: QueueName;
}

export const desks: Desk[] = [
  { name: 'office', label: '工作台' },
  { name: 'officeDemand', label: '需求审核', role: 'reviewer', queue: 'demand' },
];
