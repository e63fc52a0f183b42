// The site settings of every page, read once by the root.

import { getSetting } from '@shuji/contract/site/calls';
import type { PublicSetting } from '@shuji/contract/site/labels';
import { createContext, useRouteLoaderData } from 'react-router';
import type { InProcess } from '#app/lib/load.ts';

export interface Place {
  /** Prefix of the browser's calls; empty for the same origin. */
  apiBaseUrl: string;
  publicOrigin: string;
}

/** Given by the server with each page. */
export const sitePlace = createContext<Place>();

const shown = [
  'web_title',
  'web_icp',
  'web_police',
  'web_description',
  'link_phone',
  'link_email',
  'link_address',
  'link_hours',
] as const satisfies PublicSetting[];

export type SiteSettings = Record<(typeof shown)[number], string> & Place;

export async function getSettings(call: InProcess, place: Place): Promise<SiteSettings> {
  const values = await Promise.all(shown.map((key) => call(getSetting, { key }) as Promise<{ value: string }>));
  const named = Object.fromEntries(shown.map((key, index) => [key, values[index]?.value ?? '']));
  return { ...(named as Record<(typeof shown)[number], string>), ...place };
}

/** The site's settings; undefined only on the error page of a failed root. */
export function useSettings(): SiteSettings | undefined {
  return useRouteLoaderData('root') as SiteSettings | undefined;
}
