import { uploadFile, type uploadOfficeImage } from '@shuji/contract/file';
import Image from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Button } from 'antd';
import { useContext, useEffect, useRef, useState } from 'react';
import { upload } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { FieldTitle } from './form-schema.ts';
import styles from './RichTextField.module.css';

interface RichTextFieldProps {
  /** HTML; the server sanitises it before anyone else sees it. */
  value?: string;
  onChange?: (html: string) => void;
  id?: string;
  /** How its pictures are sent. */
  through?: typeof uploadFile | typeof uploadOfficeImage;
}

const extensions = [StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false } }), Image];

/** A text with headings, lists, links and pictures. */
export function RichTextField({ value = '', onChange, id, through = uploadFile }: RichTextFieldProps) {
  const title = useContext(FieldTitle);
  const latest = useRef(onChange);
  latest.current = onChange;
  const editor = useEditor({
    extensions,
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        class: 'prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': typeof title === 'string' ? title : '正文',
        ...(id && { id }),
      },
    },
    onUpdate: ({ editor: now }) => latest.current?.(now.isEmpty ? '' : now.getHTML()),
  });
  useEffect(() => {
    const shown = editor && !editor.isEmpty ? editor.getHTML() : '';
    if (editor && shown !== value && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.field}>
      {editor && <Tools editor={editor} through={through} />}
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}

type Through = NonNullable<RichTextFieldProps['through']>;

function Tools({ editor, through }: { editor: Editor; through: Through }) {
  const picture = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<number | null>(null);
  const tools: [label: string, isOn: boolean, run: () => void][] = [
    ['小标题', editor.isActive('heading'), () => editor.chain().focus().toggleHeading({ level: 3 }).run()],
    ['加粗', editor.isActive('bold'), () => editor.chain().focus().toggleBold().run()],
    ['列表', editor.isActive('bulletList'), () => editor.chain().focus().toggleBulletList().run()],
    ['编号', editor.isActive('orderedList'), () => editor.chain().focus().toggleOrderedList().run()],
    ['引用', editor.isActive('blockquote'), () => editor.chain().focus().toggleBlockquote().run()],
    ['图片', false, () => picture.current?.click()],
    ['撤销', false, () => editor.chain().focus().undo().run()],
  ];
  return (
    <div className={styles.tools} role="toolbar" aria-label="文字格式">
      {tools.map(([label, isOn, run]) => (
        <Button
          key={label}
          size="small"
          disabled={label === '图片' && part !== null}
          type={isOn ? 'primary' : 'text'}
          aria-pressed={isOn}
          onClick={run}
        >
          {label}
        </Button>
      ))}
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
