// The proof log as calls: the keys to check it by, and proofs made for who does not fetch the tiles.
// The log itself is read at /log/checkpoint and /log/tile/…, after c2sp.org/tlog-tiles.
import { z } from 'zod';
import { call } from '../call.ts';
import { queryInt } from '../field.ts';

const most = Number.MAX_SAFE_INTEGER;
/** SHA-256 hashes in Base64, in the order of RFC 6962. */
const path = z.array(z.string());

export const readLogKeys = call('GET', '/api/log/keys', {
  summary: '存证日志的名称与验签公钥（C2SP 格式）',
  who: 'anyone',
  writes: false,
  input: z.object({}),
  /** `name+id+key`; the old ones signed earlier checkpoints and sign no more. */
  output: z.object({ origin: z.string(), current: z.array(z.string()), old: z.array(z.string()) }),
});

/** Without `size`: under the newest checkpoint. */
export const proveInclusion = call('GET', '/api/log/inclusion', {
  summary: '存证日志中某一项的位置证明（RFC 6962）',
  who: 'anyone',
  writes: false,
  input: z.object({ index: queryInt('序号', 0, most), size: queryInt('日志长度', 1, most).optional() }),
  output: z.object({ index: z.int(), size: z.int(), path }),
});

/** Without `to`: up to the newest checkpoint. */
export const proveConsistency = call('GET', '/api/log/consistency', {
  summary: '存证日志前后两个长度之间的一致性证明（RFC 6962）',
  who: 'anyone',
  writes: false,
  input: z.object({ from: queryInt('起始长度', 1, most), to: queryInt('终止长度', 1, most).optional() }),
  output: z.object({ from: z.int(), to: z.int(), path }),
});
