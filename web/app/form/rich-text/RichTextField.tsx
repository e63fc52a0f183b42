import { uploadFile } from '@shuji/contract/file/calls';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useContext, useEffect, useRef } from 'react';
import { FieldTitle } from '#app/form/form-schema.ts';
import styles from './RichTextField.module.css';
import { RichTextTools, type Through } from './RichTextTools.tsx';

interface RichTextFieldProps {
  /** HTML; the server sanitises it before anyone else sees it. */
  value?: string;
  onChange?: (html: string) => void;
  id?: string;
  /** The upload call of its pictures. */
  through?: Through;
}

// The server sets target and rel of outgoing links.
const link = { openOnClick: false, HTMLAttributes: { target: null, rel: null } };

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
];

/** A text with headings, lists, links, tables and pictures. */
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
      {editor && <RichTextTools editor={editor} through={through} />}
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}
