import { posterPlaces } from '@shuji/contract/home/labels';
import { posterPlaceNames, posterStateNames } from '@shuji/contract/home/labels/office';
import type { Resource } from '#src/office/resource.ts';
import { firstFew, noteOf } from '#src/office/search.ts';
import { listOfficePosters } from './posters-office.ts';

export const posterResource = {
  search: async (keyword, context) => {
    const places = posterPlaces.map((place) => listOfficePosters({ place, keyword, state: undefined }, context));
    return firstFew((await Promise.all(places)).flat(), ({ id, title, place, state }) => ({
      id,
      title,
      note: noteOf(posterPlaceNames[place], posterStateNames[state]),
      part: place,
    }));
  },
} satisfies Resource;
