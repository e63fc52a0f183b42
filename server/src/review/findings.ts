// The checks that every review shares: whether a name or a file was submitted before.
import type { Finding } from '@shuji/contract/review/schema';
import type { Db } from '#src/db/open.ts';
import { filesOfOthers } from '#src/file/queries.ts';

/** `same` names what has the name already; there is nothing to say of a name without any. */
export function nameFinding(name: string, same: readonly string[]): Finding {
  const text = same.length > 0 ? `与“${name}”同名：${same.join('、')}` : '没有同名的';
  return { label: '名称查重', text, isGood: same.length === 0 };
}

/** Compares files by their bytes with what other accounts have submitted; says nothing where there is no file. */
export async function fileFindings(db: Db, ids: readonly string[]): Promise<Finding[]> {
  if (ids.length === 0) return [];
  const names = await filesOfOthers(db, ids);
  const text = names.length > 0 ? `其他账号提交过相同的文件：${names.join('、')}` : '没有其他账号提交过相同的文件';
  return [{ label: '文件查重', text, isGood: names.length === 0 }];
}
