// What the home page gathers from the other nouns, and the posters that are its own.
import { z } from 'zod';
import { call } from './call.ts';
import { listOf, oneOf, page } from './field.ts';

export const posterPlaces = ['home', 'product'] as const;

export const poster = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  imageUrl: z.string().nullable(),
  /** A path of this site or a full address; empty when the poster leads nowhere. */
  link: z.string(),
});

export type Poster = z.output<typeof poster>;

export const listPosters = call('GET', '/wl/pc/website/poster/list', {
  summary: '正在展示的海报',
  who: 'anyone',
  writes: false,
  input: z.object({ place: oneOf('展示位置', posterPlaces).default('home'), ...page }),
  output: listOf(poster),
  cache: ['home'],
});
