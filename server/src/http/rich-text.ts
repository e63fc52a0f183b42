// Stored rich text on its way to a page: only what an editor may write is left.
import type { ImageWidth } from '@shuji/contract/file/labels';
import { isOwnPath, isWebAddress } from '@shuji/contract/link';
import sanitizeHtml from 'sanitize-html';

const allowedHtml: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'code',
    'pre',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures come from the centre's own files: a foreign one would show its host who reads the page.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/api\/file\/[\w-]+$/.test(attribs.src ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: linkOf(attribs),
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...inSizes(attribs.src ?? '') } }),
  },
  disallowedTagsMode: 'discard',
};

/** HTML that is safe to put into a page. */
export function cleanHtml(stored: string): string {
  return sanitizeHtml(stored, allowedHtml);
}

const bodyWidths: readonly ImageWidth[] = ['480', '960', '1280'];

// A narrow place gets a narrow picture; prose is at most 40 characters wide.
function inSizes(src: string): Record<string, string> {
  const srcset = bodyWidths.map((width) => `${src}?width=${width} ${width}w`).join(', ');
  return { srcset, sizes: '(max-width: 720px) 100vw, 680px', loading: 'lazy' };
}

/** The words of rich text without its markup, for search and excerpts. */
export function plainText(stored: string): string {
  const spaced = stored.replace(/<\/(p|h\d|li|td|th|tr|blockquote)>|<br\s*\/?>/g, '$& ');
  const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return words
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] as string)
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** A link to a place on this site, an address elsewhere or a way to write or call; anything else is text. */
function linkOf({ href = '', ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (href.startsWith('#') || isOwnPath(href)) return { href, ...attribs };
  if (isWebAddress(href) || /^(mailto|tel):[^\s\\]+$/i.test(href))
    return { href, ...attribs, rel: 'noopener nofollow' };
  return attribs;
}
