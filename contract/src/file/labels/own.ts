import type { fileUses } from '../../nouns.ts';

export type FileUse = keyof typeof fileUses;

export const fileShows = { all: '全部', unused: '未使用', used: '已使用' } as const;

export type FileShow = keyof typeof fileShows;
