// File names, their place in the store, and the lifetime of links.
import { type FileKind, type FilePurpose, publicPurposes } from '@shuji/contract/file/labels';
import { dayMs } from '@shuji/contract/time';

const linkSeconds = 600;
const retentionDays = 2;
/** The retention of download records; the law asks for six months of network logs. */
export const downloadDays = 365;
export const mostUnderway = 20;
/** The retention of a complete file that nothing uses. */
export const unusedDays = 7;

/** Until when a link's use must begin, in seconds. */
export function linkEnd(now: Date): number {
  return Math.floor(now.getTime() / 1000) + linkSeconds;
}

export function isLinkOver(until: string, now: Date): boolean {
  return Number(until) * 1000 < now.getTime();
}

/** The time in which an interrupted download may resume: as long as 64 KB a second take. */
export function resumeMs(size: number): number {
  return Math.min(dayMs, Math.max(linkSeconds, size / 65_536) * 1000);
}

/** The bytes one use may request in all: a resumed download requests some of them again. */
export function mostReserved(size: number): number {
  return 4 * size + 65_536;
}

/** The expiry of an incomplete upload. */
export function uploadEnd(now: Date): Date {
  return new Date(now.getTime() + retentionDays * dayMs);
}

/** The used share of one's quota, and how to free it. */
export function roomWords(used: number, most: number): string {
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('zh-CN')} MB`;
  return `已占用 ${megabytes(used)}，上限 ${megabytes(most)}。请到个人中心的“我的文件”删除不用的文件；没有使用的文件 ${unusedDays} 天后自动清除`;
}

/** The place of a file in the store. */
export function keyOf(purpose: FilePurpose, id: string): string {
  return `${purpose}/${id.slice(0, 8)}/${id}`;
}

export function isPublic(purpose: FilePurpose): boolean {
  return publicPurposes.includes(purpose);
}

/** The public address of an image. */
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

/** True when a name has an accepted extension; the bytes are checked separately. */
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
