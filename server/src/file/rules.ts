// What a link to a file says, and how long it is good for.
import type { FileKind, FilePurpose } from '@shuji/contract/file';
import { publicPurposes } from '@shuji/contract/file';

const linkSeconds = 600;

export function linkEnd(now: Date): number {
  return Math.floor(now.getTime() / 1000) + linkSeconds;
}

export function isLinkOver(until: string, now: Date): boolean {
  return Number(until) * 1000 < now.getTime();
}

/** The text under a link's signature. */
export function linkText(id: string, until: string | number): string {
  return `file ${id} until ${until}`;
}

export function isPublic(purpose: FilePurpose): boolean {
  return publicPurposes.includes(purpose);
}

/** Where anyone finds a public image. */
export function publicUrl(id: string | null): string | null {
  return id === null ? null : `/api/file/${id}`;
}

/** The content type a kind is served as; nothing that a browser would run. */
export const typeOfKind: Record<FileKind, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
  parquet: 'application/vnd.apache.parquet',
  zip: 'application/zip',
};

const shownInline = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Images are shown in place; everything else is saved. */
export function mayShowInline(type: string): boolean {
  return shownInline.has(type);
}

/** Keeps a name readable and harmless: no path, no control characters, at most 120 characters. */
export function cleanName(name: string, kind: FileKind): string {
  const base = name
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{C}"<>|:*?]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  return `${[...base].slice(0, 120).join('') || '文件'}.${kind}`;
}
