import * as calls from '@shuji/contract/notice/calls';
import { outgoingColumns } from '@shuji/contract/notice/labels/office';
import * as officeCalls from '@shuji/contract/notice/office';
import * as shapes from '@shuji/contract/notice/schema';
import * as officeShapes from '@shuji/contract/notice/schema/office';
import { exporting } from '#src/audit/actions-export.ts';
import { feature } from '#src/http/feature.ts';
import { readAllNotices, readNotice, retryOutgoing, saveNoticeSetting } from './actions.ts';
import { outgoingCells } from './export.ts';
import { sendNoticeSms } from './jobs.ts';
import { countUnread, listOwn, listSettings } from './queries.ts';
import { listOutgoing } from './reading-outgoing.ts';
import { wholeSettings } from './rules.ts';

export const notice = feature(
  'notice',
  calls,
  shapes,
  {
    listNotices: (input, { db, actor }) => listOwn(db, actor.id, input),
    countUnreadNotices: async (_, { db, actor }) => ({ count: await countUnread(db, actor.id) }),
    readNotice,
    readAllNotices,
    listNoticeSettings: async (_, { db, actor }) => wholeSettings(await listSettings(db, actor.id)),
    saveNoticeSetting,
  },
  [sendNoticeSms],
);

export const noticeOffice = feature('notice', officeCalls, officeShapes, {
  listOutgoing,
  exportOutgoing: exporting({
    list: 'outgoing',
    columns: outgoingColumns,
    cells: outgoingCells,
    read: listOutgoing,
  }),
  retryOutgoing,
});
