import type { uploadFile, uploadOfficeImage } from '@shuji/contract/file';
import type { Editor } from '@tiptap/react';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { upload } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import styles from './RichTextField.module.css';

export type Through = typeof uploadFile | typeof uploadOfficeImage;

interface Tool {
  label: string;
  isOn?: boolean;
  isOff?: boolean;
  run: () => void;
}

/** What can be done with the text; while the cursor stands in a table, also what can be done with the table. */
export function RichTextTools({ editor, through }: { editor: Editor; through: Through }) {
  const picture = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<number | null>(null);
  const go = () => editor.chain().focus();
  const isInTable = editor.isActive('table');
  const tools: Tool[] = [
    { label: '小标题', isOn: editor.isActive('heading'), run: () => go().toggleHeading({ level: 3 }).run() },
    { label: '加粗', isOn: editor.isActive('bold'), run: () => go().toggleBold().run() },
    { label: '列表', isOn: editor.isActive('bulletList'), run: () => go().toggleBulletList().run() },
    { label: '编号', isOn: editor.isActive('orderedList'), run: () => go().toggleOrderedList().run() },
    { label: '引用', isOn: editor.isActive('blockquote'), run: () => go().toggleBlockquote().run() },
    {
      label: '表格',
      isOn: isInTable,
      // A table in a table cannot be read on a phone.
      isOff: isInTable,
      run: () => go().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { label: '图片', isOff: part !== null, run: () => picture.current?.click() },
    { label: '撤销', run: () => go().undo().run() },
  ];
  const tableTools: Tool[] = [
    { label: '下方加行', run: () => go().addRowAfter().run() },
    { label: '右侧加列', run: () => go().addColumnAfter().run() },
    { label: '删除行', run: () => go().deleteRow().run() },
    { label: '删除列', run: () => go().deleteColumn().run() },
    { label: '表头行', run: () => go().toggleHeaderRow().run() },
    { label: '合并或拆分', run: () => go().mergeOrSplit().run() },
    { label: '删除表格', run: () => go().deleteTable().run() },
  ];
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label="文字格式">
        {tools.map(asButton)}
        <input
          ref={picture}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void insertPicture(editor, through, file, setPart);
          }}
        />
        <span className="muted small" role="status">
          {part !== null && `图片上传中 ${Math.round(part * 100)}%`}
        </span>
      </div>
      {isInTable && (
        <div className={styles.tools} role="toolbar" aria-label="表格">
          {tableTools.map(asButton)}
        </div>
      )}
    </>
  );
}

function asButton({ label, isOn, isOff, run }: Tool) {
  return (
    <Button
      key={label}
      size="small"
      disabled={isOff}
      type={isOn ? 'primary' : 'text'}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      onClick={run}
    >
      {label}
    </Button>
  );
}

async function insertPicture(
  editor: Editor,
  through: Through,
  file: File,
  tell: (part: number | null) => void,
): Promise<void> {
  tell(0);
  try {
    const { id, name } = await upload(through as typeof uploadFile, { purpose: 'image' }, file, tell);
    editor
      .chain()
      .focus()
      .setImage({ src: `/api/file/${id}`, alt: name })
      .run();
  } catch (error) {
    if (!isCallFailure(error)) throw error;
  } finally {
    tell(null);
  }
}
