import type { uploadFile, uploadOfficeImage } from '@shuji/contract/file/calls';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { isLawfulLink } from '#app/form/lawful-link.ts';
import { upload } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { RichTextAsk } from './RichTextAsk.tsx';
import styles from './RichTextField.module.css';

export type Through = typeof uploadFile | typeof uploadOfficeImage;

interface Tool {
  label: string;
  isOn?: boolean;
  isOff?: boolean;
  run: () => void;
}

/** Its size keeps its place free on a page until it has come. */
interface Picture {
  src: string;
  width: number;
  height: number;
}

type Prompt = { kind: 'link' | 'alt' } | { kind: 'picture'; sent: Picture };

/** The editor's buttons; inside a table also those of the table. */
export function RichTextTools({ editor, through }: { editor: Editor; through: Through }) {
  const picture = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<number | null>(null);
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const on = useEditorState({ editor, selector: ({ editor: now }) => standOf(now) });
  const go = () => editor.chain().focus();
  const tools: Tool[] = [
    { label: '小标题', isOn: on.heading, run: () => go().toggleHeading({ level: 3 }).run() },
    { label: '加粗', isOn: on.bold, run: () => go().toggleBold().run() },
    { label: '列表', isOn: on.bulletList, run: () => go().toggleBulletList().run() },
    { label: '编号', isOn: on.orderedList, run: () => go().toggleOrderedList().run() },
    { label: '引用', isOn: on.blockquote, run: () => go().toggleBlockquote().run() },
    { label: '链接', isOn: on.link, isOff: !on.link && on.isEmpty, run: () => setPrompt({ kind: 'link' }) },
    {
      label: '表格',
      isOn: on.table,
      // A table in a table cannot be read on a phone.
      isOff: on.table,
      run: () => go().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { label: '图片', isOff: part !== null, run: () => picture.current?.click() },
    ...(on.image ? [{ label: '图片说明', run: () => setPrompt({ kind: 'alt' }) }] : []),
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

  async function take(file: File) {
    const sent = await sendPicture(through, file, setPart);
    if (sent) setPrompt({ kind: 'picture', sent });
  }

  function answer(words: string) {
    if (prompt?.kind === 'picture')
      go()
        .setImage({ ...prompt.sent, alt: words })
        .run();
    else if (prompt?.kind === 'alt') go().updateAttributes('image', { alt: words }).run();
    else if (words) go().extendMarkRange('link').setLink({ href: words }).run();
    else go().extendMarkRange('link').unsetLink().run();
    setPrompt(null);
  }

  return (
    <>
      <div className={`row ${styles.tools}`} data-gap="1" role="toolbar" aria-label="文字格式">
        {tools.map(asButton)}
        <input
          ref={picture}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void take(file);
          }}
        />
        <span className="muted small" role="status">
          {part !== null && `图片上传中 ${Math.round(part * 100)}%`}
        </span>
      </div>
      {prompt && (
        <RichTextAsk
          {...(prompt.kind === 'link' ? linkWords : altWords)}
          now={prompt.kind === 'link' ? on.href : prompt.kind === 'alt' ? on.alt : ''}
          confirm={prompt.kind === 'picture' ? '插入图片' : '确定'}
          onDone={answer}
          onClose={() => setPrompt(null)}
        />
      )}
      {on.table && (
        <div className={`row ${styles.tools}`} data-gap="1" role="toolbar" aria-label="表格">
          {tableTools.map(asButton)}
        </div>
      )}
    </>
  );
}

const linkWords = {
  label: '链接地址',
  hint: 'https:// 或 mailto: 开头，或本站路径如 /help；留空则去掉链接',
  maxLength: 500,
  wrong: (words: string) =>
    words === '' || isLawfulLink(words) ? null : '请填写 https:// 或 mailto: 开头的地址，或以 / 开头的本站路径',
};
const altWords = {
  label: '图片说明',
  hint: '读给看不见图片的读者听；只是装饰的图片可以留空',
  maxLength: 120,
};

function standOf(editor: Editor) {
  return {
    heading: editor.isActive('heading'),
    bold: editor.isActive('bold'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    table: editor.isActive('table'),
    image: editor.isActive('image'),
    isEmpty: editor.state.selection.empty,
    href: String(editor.getAttributes('link').href ?? ''),
    alt: String(editor.getAttributes('image').alt ?? ''),
  };
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

/** The picture once it is uploaded; null after a refusal, which was shown. */
async function sendPicture(
  through: Through,
  file: File,
  onProgress: (part: number | null) => void,
): Promise<Picture | null> {
  onProgress(0);
  try {
    const { id } = await upload(through as typeof uploadFile, { purpose: 'image' }, file, onProgress);
    // The browser can read every picture that the server accepts.
    const { width, height } = await createImageBitmap(file);
    return { src: `/api/file/${id}`, width, height };
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    return null;
  } finally {
    onProgress(null);
  }
}
