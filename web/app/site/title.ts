// Spec §1 and §2: a page is titled 页名 - {web_title}; home bears web_title alone.
import type { MetaDescriptor } from 'react-router';
import type { SiteSettings } from './settings.ts';

interface MetaArgs {
  loaderData?: unknown;
  error?: unknown;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

type Words<T> = string | ((data: T) => string);

/** `export const meta = pageTitle('数据市场', '…description…')`; functions are given the page's loaded data. */
export function pageTitle<T = unknown>(title?: Words<T>, description?: Words<T>): (args: MetaArgs) => MetaDescriptor[] {
  return ({ matches, loaderData }) => {
    const site = matches.find((match) => match?.id === 'root')?.loaderData as SiteSettings | undefined;
    const name = wordsOf(title, loaderData as T);
    const about = wordsOf(description, loaderData as T) || site?.web_description;
    const full = [name, site?.web_title].filter(Boolean).join(' - ');
    const words = about ? about.slice(0, 160) : '';
    // Only on the server's page; see head.ts.
    const head = (loaderData as { head?: MetaDescriptor[] } | undefined)?.head;
    return [
      { title: full },
      ...(words ? [{ name: 'description', content: words }] : []),
      ...(head
        ? [{ property: 'og:title', content: name || full }, { property: 'og:description', content: words }, ...head]
        : []),
    ];
  };
}

function wordsOf<T>(words: Words<T> | undefined, data: T): string {
  if (typeof words === 'string') return words;
  return words && data !== undefined ? words(data) : '';
}
