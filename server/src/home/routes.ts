import * as calls from '@shuji/contract/home/calls';
import { officePosterColumns } from '@shuji/contract/home/labels/office';
import * as officeCalls from '@shuji/contract/home/office';
import * as openCalls from '@shuji/contract/home/open-statistics';
import * as shapes from '@shuji/contract/home/schema';
import * as officeShapes from '@shuji/contract/home/schema/office';
import * as openShapes from '@shuji/contract/home/schema/open-statistics';
import { chinaDay } from '@shuji/contract/time';
import { exporting } from '#src/audit/actions-export.ts';
import { turnDay } from '#src/content/schedule.ts';
import { publicUrl } from '#src/file/rules.ts';
import { feature } from '#src/http/feature.ts';
import { officePosterCells } from './export-posters.ts';
import { getLatest } from './latest.ts';
import { listOpenPunctuality } from './open-punctuality.ts';
import { listOpenStatistics } from './open-statistics.ts';
import { changePoster, createPoster, listOfficePosters, orderPosters, removePoster } from './posters-office.ts';
import { listPostersOn } from './queries.ts';
import { getMyStatistics, getStatistics } from './statistics.ts';

export const home = feature(
  'home',
  calls,
  shapes,
  {
    listPosters: async (question, { db, now }) => {
      const found = await listPostersOn(db, { ...question, day: chinaDay(now) });
      return { ...found, rows: found.rows.map((row) => ({ ...row, imageUrl: publicUrl(row.imageFileId) })) };
    },
    getStatistics,
    getLatest,
    getMyStatistics,
  },
  // Posters and months change with the day.
  [turnDay('turn-day', 'home')],
);

export const posterOffice = feature('home', officeCalls, officeShapes, {
  listOfficePosters,
  exportOfficePosters: exporting({
    list: 'poster',
    columns: officePosterColumns,
    cells: officePosterCells,
    read: listOfficePosters,
  }),
  createPoster,
  changePoster,
  removePoster,
  orderPosters,
});

export const openStatistics = feature('home', openCalls, openShapes, { listOpenStatistics, listOpenPunctuality });
