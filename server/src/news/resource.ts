import { newsStatus } from '@shuji/contract/news/labels/office';
import { listOfficeNews as shape } from '@shuji/contract/news/schema/office';
import type { Resource } from '#src/office/resource.ts';
import { noteOf, searchList } from '#src/office/search.ts';
import { listOfficeNews } from './reading-office.ts';

export const newsResource = {
  search: searchList(shape, listOfficeNews, (row) => ({
    title: row.title,
    note: noteOf(row.kindLabel, newsStatus[row.status]),
  })),
} satisfies Resource;
