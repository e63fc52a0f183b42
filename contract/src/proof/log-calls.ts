// The proof log as calls: the keys to check it by, and proofs made for who does not fetch the tiles.
// The log itself is read at /log/checkpoint and /log/tile/…, after c2sp.org/tlog-tiles.
import { call } from '../call.ts';
import type * as shapes from './schema/log-calls.ts';

export const getLogKeys = call<typeof shapes.getLogKeys>()('GET', '/api/log/keys', {
  summary: '存证日志的名称与验签公钥（C2SP 格式）',
  who: 'anyone',
});

/** Without `size`: under the newest checkpoint. */
export const proveInclusion = call<typeof shapes.proveInclusion>()('GET', '/api/log/inclusion', {
  summary: '存证日志中某一项的位置证明（RFC 6962）',
  who: 'anyone',
});

/** Without `to`: up to the newest checkpoint. */
export const proveConsistency = call<typeof shapes.proveConsistency>()('GET', '/api/log/consistency', {
  summary: '存证日志前后两个长度之间的一致性证明（RFC 6962）',
  who: 'anyone',
});
