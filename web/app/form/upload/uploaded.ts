// The names of uploaded files, of which a form's value knows only the ids.

import { scanStates } from '@shuji/contract/file/labels';
import type { FileRef } from '@shuji/contract/file/schema';
import type { UploadFile } from 'antd';
import { getDraft, writeDraft } from '#app/lib/draft.ts';
import { openPrivateFile } from '#app/lib/private-file.ts';

/** A file as the upload list shows it; one that the server sent with a link can be opened. */
export function toUploadFile(id: string, known: FileRef[]): UploadFile {
  const file = known.find((one) => one.id === id) ?? getDraft<FileRef>(`file:${id}`);
  return {
    uid: id,
    name: file ? `${file.name}${file.scan ? `（${scanStates[file.scan]}）` : ''}` : '已上传的文件',
    status: 'done',
    ...(file?.url ? { url: file.url, type: file.type } : {}),
  };
}

/** Opens one of the listed files. */
export function preview({ name, url, type = '' }: UploadFile): void {
  if (url) void openPrivateFile({ url, name, type });
}

/** A restored draft knows a file's id only; its name is stored beside the draft. */
export function remember(file: FileRef): void {
  writeDraft(`file:${file.id}`, file);
}
