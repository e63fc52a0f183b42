// Objections (异议) to what stands in public notice, and how the centre decides them.
import { call } from '../call.ts';
import type * as shapes from './schema.ts';

/** `versionId` names what the objector has read. Once per person and version. */
export const raiseObjection = call<typeof shapes.raiseObjection>()('POST', '/api/objection/add', {
  summary: '对公示中的产品登记提出异议',
  action: '提出公示异议',
  who: 'attested',
  members: ['purchase', 'supply'],
});

export const listOwnObjections = call<typeof shapes.listOwnObjections>()('GET', '/api/objection/list', {
  summary: '我提出的异议',
  who: 'attested',
});

/** Without the objector's name and papers, which could reveal them. */
export const listReceivedObjections = call<typeof shapes.listReceivedObjections>()('GET', '/api/objection/received', {
  summary: '我的产品收到的异议，待答复的在前',
  who: 'attested',
});

export const answerObjection = call<typeof shapes.answerObjection>()('POST', '/api/objection/answer', {
  summary: '答复对自己产品的异议，一次为限',
  action: '答复对自己产品的异议',
  who: 'attested',
  members: ['supply'],
});

/** Neutral summaries: the ground and the result, without the objector, the texts and the reasons. */
export const listPublicObjections = call<typeof shapes.listPublicObjections>()('GET', '/api/objection/public', {
  summary: '公示异议的处理情况；指定产品时为其正在公示的版本收到的全部异议，否则为已作出处理的',
  who: 'anyone',
  cache: ['publicNotice', 'merchant'],
});
