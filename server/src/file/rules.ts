// What files are called, where they lie, and how long a link to one is good for.
import type { FileKind, FilePurpose } from '@shuji/contract/file/calls';
import { publicPurposes } from '@shuji/contract/file/calls';
import { dayMs } from '@shuji/contract/time';

const linkSeconds = 600;
const retentionDays = 2;
/** How long it stays on record who fetched what; the law asks for six months of network logs. */
export const downloadDays = 365;
export const mostUnderway = 20;
/** How long a whole file that nothing uses is kept. */
export const unusedDays = 7;

/** Until when a link's use must begin, in seconds. */
export function linkEnd(now: Date): number {
  return Math.floor(now.getTime() / 1000) + linkSeconds;
}

export function isLinkOver(until: string, now: Date): boolean {
  return Number(until) * 1000 < now.getTime();
}

/** How long after its beginning a broken-off download of so many bytes may be resumed: as long as 64 KB a second take. */
export function resumeMs(size: number): number {
  return Math.min(dayMs, Math.max(linkSeconds, size / 65_536) * 1000);
}

/** How much one use may be asked for in all: whoever is broken off asks for some of the bytes again. */
export function mostReserved(size: number): number {
  return 4 * size + 65_536;
}

/** Until when a half-done upload is kept. */
export function uploadEnd(now: Date): Date {
  return new Date(now.getTime() + retentionDays * dayMs);
}

/** How much of one's room is used up, and how to free it. */
export function roomWords(used: number, most: number): string {
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('zh-CN')} MB`;
  return `已占用 ${megabytes(used)}，上限 ${megabytes(most)}。请到个人中心的“我的文件”删除不用的文件；没有使用的文件 ${unusedDays} 天后自动清除`;
}

/** Where a file lies in the store. */
export function keyOf(purpose: FilePurpose, id: string): string {
  return `${purpose}/${id.slice(0, 8)}/${id}`;
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

/** Whether a name promises one of the kinds; whether it keeps the promise, its bytes tell. */
export function namesKind(name: string, kinds: readonly FileKind[]): boolean {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  return kinds.some((kind) => kind === ending) || (['txt', 'tsv'].includes(ending) && kinds.includes('csv'));
}

export function kindsWords(kinds: readonly FileKind[]): string {
  return `只能上传 ${kinds.join('、')} 文件`;
}

export function sizeWords(maxBytes: number): string {
  return `文件需大于 0 且不超过 ${Math.round(maxBytes / 1024 / 1024).toLocaleString('zh-CN')} MB`;
}

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
