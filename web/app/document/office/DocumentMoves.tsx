import { blanksIn, signUpDocuments } from '@shuji/contract/document/labels';
import { hideDocument } from '@shuji/contract/document/office';
import type { OfficeDocument } from '@shuji/contract/document/schema/office';
import { useState } from 'react';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { placeOfText } from '#app/document/text-page.ts';
import { useMutationOf } from '#app/lib/query.ts';
import { href, paths } from '#app/paths.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { PublishDocument } from './PublishDocument.tsx';

/** Publishing and hiding. */
export function DocumentMoves({ content: document }: { content: OfficeDocument }) {
  const { id, title, body, anchor, isHidden, isChanged, versions } = document;
  const [isPublishing, setPublishing] = useState(false);
  const hiding = useMutationOf(hideDocument);
  const hasBlanks = blanksIn(`${title} ${body}`).length > 0;
  const mayHide = !signUpDocuments.some((name) => name === anchor);

  async function hide() {
    const text = isHidden ? '读者将重新看到这份文本。' : '读者将不能再看到这份文本及其全部版本。';
    const words = isHidden ? '重新展示' : '隐藏';
    if (!(await ask({ title: `${words}《${title}》`, text, confirm: words }))) return;
    if (await hiding.send({ id, isHidden: !isHidden })) toast.success(isHidden ? '已重新展示' : '已隐藏');
  }

  return (
    <div className="row">
      {versions.length > 0 && !isHidden && (
        <LinkButton to={placeOnSite(document)} target="_blank">
          在网站查看
        </LinkButton>
      )}
      {mayHide && versions.length > 0 && (
        <Button busy={hiding.busy} onClick={() => void hide()}>
          {isHidden ? '重新展示' : '隐藏'}
        </Button>
      )}
      <Button look="primary" disabled={!isChanged || hasBlanks} onClick={() => setPublishing(true)}>
        {hasBlanks ? '填好空白后发布' : isChanged ? '发布' : '没有要发布的修改'}
      </Button>
      {isPublishing && <PublishDocument document={document} onClose={() => setPublishing(false)} />}
    </div>
  );
}

function placeOnSite({ kind, anchor }: OfficeDocument): string {
  if (kind === 'about') return `${paths.about}#${anchor}`;
  if (kind === 'guide' || kind === 'question') return `${href('help')}#${anchor}`;
  return placeOfText(anchor);
}
