// The year's figures as pictures: `/statistics/months.svg` and its like, for pages here and elsewhere.
import { getStatistics } from '@shuji/contract/home/calls';
import type { ReadyFile } from '#src/http/file/cached-file.ts';
import { drawYear, type Picture, type Scheme, type Shape, type Subject, schemes, shapes, subjects } from './drawing.ts';
import type { FeedParts } from './feed-parts.ts';
import { getYear } from './open-statistics.ts';

export function pictureFiles({ db, clock }: Omit<FeedParts, 'cache'>): ReadyFile<unknown>[] {
  return forms.map((form) => ({
    path: `/statistics/${nameOf(form)}.svg`,
    type: 'image/svg+xml; charset=utf-8',
    tags: getStatistics.cache ?? [],
    write: async () => drawYear({ ...form, ...(await getYear(db, clock())) }),
  }));
}

type Form = Omit<Picture, 'months'>;

const forms: Form[] = (Object.keys(subjects) as Subject[]).flatMap((subject) =>
  (Object.keys(shapes) as Shape[]).flatMap((shape) =>
    (Object.keys(schemes) as Scheme[]).map((scheme) => ({ subject, shape, scheme })),
  ),
);

/** `growth-narrow-dark`; the wide and the light go without saying. */
function nameOf({ subject, shape, scheme }: Form): string {
  return [subject, shape === 'narrow' && shape, scheme === 'dark' && scheme].filter(Boolean).join('-');
}
