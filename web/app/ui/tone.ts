/** A status or a kind by its colour; `seal` is a certificate's. */
export type Tone = 'plain' | 'action' | 'good' | 'warn' | 'bad' | 'seal';
