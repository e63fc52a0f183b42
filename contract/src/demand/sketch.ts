// A demand written before its owner is attested: stored with the account until it can be submitted.
import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { moment } from '../field.ts';
import { demandDraft } from './form.ts';

const { files: _, ...words } = demandDraft;

export const keepDemandSketch = call('POST', '/api/demand/sketch', {
  summary: '保存尚未认证时填写的需求，认证后继续',
  who: 'user',
  writes: true,
  input: z.object(words),
  output: nothing,
});

export const readDemandSketch = call('GET', '/api/demand/sketch', {
  summary: '我保存的、尚未提交的需求内容',
  who: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ words: z.object(words), savedAt: moment }).nullable(),
});
