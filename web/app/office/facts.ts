import type { Output } from '@shuji/contract/call';
import type { readOwnOperator } from '@shuji/contract/operator';
import { useOutletContext } from 'react-router';
import type { Desk } from './menu.ts';

export interface OfficeFacts {
  me: Output<typeof readOwnOperator> | undefined;
  /** The desks this operator may sit at. */
  own: Desk[];
  /** How many wait in each queue, by its name. */
  counts: Record<string, number>;
}

/** What the office's frame knows, for its pages. */
export function useOfficeFacts(): OfficeFacts {
  return useOutletContext<OfficeFacts>();
}
