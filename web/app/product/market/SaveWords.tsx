import type { SaveState } from '#app/product/editor/use-autosave.ts';
import { minuteOf } from '#app/ui/time.ts';

/** The draft's state in a line; screen readers announce each change. */
export function SaveWords({ state, savedAt }: { state: SaveState; savedAt: string | null }) {
  return (
    <p className="muted small" role="status" data-save={state.kind}>
      {wordsOf(state, savedAt)}
    </p>
  );
}

function wordsOf(state: SaveState, savedAt: string | null): string {
  if (state.kind === 'saved') {
    const left = state.left > 0 ? `，${state.left} 处未填完的暂存在本机` : '';
    return `已自动保存 ${clockOf(state.at)}${left}`;
  }
  if (state.kind === 'clean') return savedAt ? `上次保存于 ${minuteOf(savedAt)}` : '填写的内容会自动保存为草稿';
  return texts[state.kind];
}

const texts = {
  waiting: '有改动，即将自动保存',
  saving: '正在保存…',
  offline: '网络不通，已暂存在本机，恢复后自动保存',
  elsewhere: '别处有较新的改动，自动保存已暂停',
  signedOut: '登录已过期，已暂存在本机，重新登录后继续',
  refused: '暂不能保存，已暂存在本机，请查看提示',
} as const;

function clockOf(at: string): string {
  return minuteOf(at).slice(-5);
}
