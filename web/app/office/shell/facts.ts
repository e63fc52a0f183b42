import type { Output } from '@shuji/contract/call';
import type { listQueues } from '@shuji/contract/desk/calls';
import type { QueueName } from '@shuji/contract/desk/labels';
import type { getOwnOperator } from '@shuji/contract/operator/calls';
import { useOutletContext } from 'react-router';
import type { Queue } from './menu.ts';

export type Waiting = Output<typeof listQueues>[number];

export interface OfficeFacts {
  me: Output<typeof getOwnOperator> | undefined;
  /** The desks this operator may sit at. */
  own: Queue[];
  /** Count of each queue; a missing one is not this operator's, or not read yet. */
  queues: Partial<Record<QueueName, Waiting>>;
  /** The reading of what waits. */
  counting: { error: Error | undefined; reload: () => void };
}

/** The office frame's data, for its pages. */
export function useOfficeFacts(): OfficeFacts {
  return useOutletContext<OfficeFacts>();
}
