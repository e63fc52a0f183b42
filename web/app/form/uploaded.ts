// The names of uploaded files, of which a form's value knows only the ids.
import type { FileRef } from '@shuji/contract/file';
import type { UploadFile } from 'antd';
import { readDraft, writeDraft } from '#app/lib/draft.ts';

export function listed(id: string, known: FileRef[]): UploadFile {
  const file = known.find((one) => one.id === id) ?? readDraft<FileRef>(`file:${id}`);
  return { uid: id, name: file?.name ?? '已上传的文件', status: 'done', ...(file?.url ? { url: file.url } : {}) };
}

/** A restored draft knows a file's id only; its name is kept beside the draft. */
export function remember(file: FileRef): void {
  writeDraft(`file:${file.id}`, file);
}
