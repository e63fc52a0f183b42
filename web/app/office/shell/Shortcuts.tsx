import { Checkbox } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { keepShortcuts, usePreferences } from '#app/admin/list/preferences.ts';
import { paths } from '#app/paths.ts';
import type { Queue } from './menu.ts';
import styles from './Shortcuts.module.css';
import { deskKeys, focusRow, isTyping, shortcutOf, tickRow } from './shortcuts.ts';

const waitMs = 1500;

/** Listens for the keys, shows what they are, and lets them be turned off. */
export function Shortcuts({ own }: { own: Queue[] }) {
  const isOn = usePreferences()?.hasShortcuts === true;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  const afterG = useRef(0);

  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
      const shortcut = shortcutOf(event.key, Date.now() - afterG.current < waitMs);
      afterG.current = shortcut?.kind === 'wait' ? Date.now() : 0;
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut.kind === 'help') setHelpOpen(true);
      if (shortcut.kind === 'search') document.querySelector<HTMLElement>('[data-office-search]')?.focus();
      if (shortcut.kind === 'row') focusRow(shortcut.step);
      if (shortcut.kind === 'tick') tickRow();
      if (shortcut.kind === 'go' && own.some(({ name }) => name === shortcut.page)) void navigate(paths[shortcut.page]);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, own, navigate]);

  return (
    <>
      <Button size="small" look="quiet" onClick={() => setHelpOpen(true)}>
        快捷键
      </Button>
      <Dialog
        open={isHelpOpen}
        title="键盘快捷键"
        onClose={() => setHelpOpen(false)}
        footer={
          <Button look="primary" onClick={() => setHelpOpen(false)}>
            知道了
          </Button>
        }
      >
        <Checkbox checked={isOn} onChange={({ target }) => void keepShortcuts(target.checked)}>
          开启单键快捷键（在输入框中打字时不起作用）
        </Checkbox>
        <dl className={`grid ${styles.keys}`} data-gap="2">
          <Key keys={['/']} words="查找" />
          <Key keys={['j']} words="列表的下一行" />
          <Key keys={['k']} words="列表的上一行" />
          <Key keys={['Enter']} words="打开这一行" />
          <Key keys={['x']} words="选择这一行" />
          <Key keys={['?']} words="打开本说明" />
          {Object.entries(deskKeys).map(([key, name]) => {
            const desk = own.find((one) => one.name === name);
            return desk && <Key key={key} keys={['g', key]} words={desk.label} />;
          })}
        </dl>
      </Dialog>
    </>
  );
}

function Key({ keys, words }: { keys: string[]; words: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{words}</dd>
    </div>
  );
}
