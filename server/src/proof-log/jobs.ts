import type { Job } from '#src/http/feature.ts';
import { integrate, signHead } from './actions.ts';

/** The sequencer: woken by every new entry, and once a minute in case a word was lost. */
export const sequenceProofLog: Job = {
  name: 'sequence-proof-log',
  cron: '* * * * *',
  channel: 'proof_entry',
  run: async (context) => {
    const waitsMore = await integrate(context);
    context.next(signHead);
    if (waitsMore) context.next(sequenceProofLog.run);
  },
};
