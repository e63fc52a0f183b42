// One step taken with many rows, each by a call of its own, so that each stands or is refused by itself and is audited by itself.
import type { Call } from '@shuji/contract/call';
import { Refused, Silent } from '#app/lib/failure.ts';

export interface BulkAction<T> {
  /** 发布, 下线. */
  label: string;
  /** The effect, in a sentence. */
  text: string;
  isDangerous?: boolean;
  /** Entered once, sent with every row. */
  reason?: { label: string; min: number; max: number };
  /** The call that is made for each row. */
  call: Call;
  /** Makes it for one row; quiet, because its refusal is shown in the row. A text it gives says how the row stands then. */
  run: (row: T, reason: string) => Promise<unknown>;
}

export interface BulkResult {
  id: string;
  name: string;
  isDone: boolean;
  /** Why nothing was done with this row or, where it was, what is left to do. */
  note: string;
}

/** Why a row was left as it is, in words. */
export function whyNot(error: unknown): string {
  if (error instanceof Refused) return [error.msg, ...Object.values(error.fields)].join('；');
  if (error instanceof Silent) return '网络不通，没有收到结果，请刷新后核对';
  return '服务器没有办成，请稍后再试';
}
