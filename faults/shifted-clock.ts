// Read before the program: its clock can be set wrong from outside. SIGUSR2 has it read by how much, in milliseconds.
import { readFileSync } from 'node:fs';
import { env } from 'node:process';

const Real = Date;
let offset = 0;

class Shifted extends Real {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(Real.now() + offset);
    else super(...(args as [number]));
  }

  static override now(): number {
    return Real.now() + offset;
  }
}

globalThis.Date = Shifted as DateConstructor;
process.on('SIGUSR2', () => {
  offset = Number(readFileSync(env.CLOCK_OFFSET_FILE ?? '', 'utf8'));
  console.log(`clock offset ${offset}`);
});
