import { type outgoingColumns, smsProblems, smsStates } from '@shuji/contract/notice/labels/office';
import type { OutgoingRow } from '@shuji/contract/notice/schema/office';
import { noticeTopics } from '@shuji/contract/nouns';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import type { Cell } from '#src/spreadsheet/write.ts';

export const outgoingCells: Record<keyof typeof outgoingColumns, (row: OutgoingRow) => Cell> = {
  title: (row) => row.title,
  topic: (row) => noticeTopics[row.topic],
  phone: (row) => row.phone,
  state: (row) => smsStates[row.state],
  tries: (row) => row.tries,
  problem: (row) => row.problem && smsProblems[row.problem],
  createdAt: (row) => minuteInChina(row.createdAt),
  sentAt: (row) => minuteInChina(row.sentAt) || (row.nextAt && `${minuteInChina(row.nextAt)} 重试`),
};
