// Sums above the office's limit take a second person of finance.
import { approvalState } from '../../approval/schema.ts';
import { keyOf } from '../../field.ts';
import { moneyHands } from '../labels/second-person.ts';

export const secondPerson = {
  /** How many people the next step of this sum takes, and whether there are so many. */
  hands: keyOf(moneyHands),
  /** The newest request about this step; null where none was made. */
  request: approvalState.nullable(),
};
