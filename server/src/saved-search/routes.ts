import * as calls from '@shuji/contract/saved-search/calls';
import * as shapes from '@shuji/contract/saved-search/schema';
import { feature } from '#src/http/feature.ts';
import { deleteSavedSearch, pauseSavedSearch, saveHallSearch, saveSearch } from './actions.ts';
import { notifySavedSearches } from './jobs.ts';
import { listSearches } from './queries.ts';

export const savedSearch = feature(
  'saved-search',
  calls,
  shapes,
  {
    listSavedSearches: (_, { db, actor }) => listSearches(db, actor.id),
    saveSearch,
    saveHallSearch,
    pauseSavedSearch,
    deleteSavedSearch,
  },
  [notifySavedSearches],
);
