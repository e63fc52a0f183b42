// Once the start is over, what only the start needed is given back.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Left to itself the collector keeps it for hours, for reading kept replies makes hardly any garbage. */
export function settle(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
