import type { Job } from '#src/http/feature.ts';
import { sequence } from './actions.ts';

/** The sequencer: woken by every new entry, and once a minute in case a word was lost. */
export const sequenceProofLog: Job = {
  name: 'sequence-proof-log',
  cron: '* * * * *',
  channel: 'proof_entry',
  run: async (scene) => {
    if (await sequence(scene)) scene.next(sequenceProofLog.run);
  },
};
