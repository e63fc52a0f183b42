import type { AccountStatus } from '@shuji/contract/account/labels/office';
import type { Tone } from '#app/ui/tone.ts';

export const statusTone: Record<AccountStatus, Tone> = { active: 'good', frozen: 'bad', closed: 'plain' };
