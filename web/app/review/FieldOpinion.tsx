import { Input } from 'antd';
import { useContext, useRef } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { ReviewDraftContext } from './draft.ts';
import { Phrases, withPhrase } from './Phrases.tsx';

const longest = 200;

/** The reviewer's opinion beside the field it is about: a button, and a text once it is pressed. */
export function FieldOpinion({ field, label }: { field: string; label: string }) {
  const draft = useContext(ReviewDraftContext);
  const place = useRef<HTMLElement>(null);
  if (!draft) return null;
  const { desk, opinions, write } = draft;
  const words = opinions[field];
  if (words === undefined) {
    return (
      <dd ref={place}>
        <Button size="small" look="quiet" aria-label={`对“${label}”写意见`} onClick={() => write(field, '')}>
          写意见
        </Button>
      </dd>
    );
  }
  function takeBack() {
    write(field, undefined);
    // The button that stands here again keeps the keyboard's place.
    requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
  }
  return (
    <dd ref={place} data-written>
      <Input.TextArea
        aria-label={`对“${label}”的意见`}
        placeholder={`“${label}”要怎样补正，申请人会看到`}
        autoFocus={words === ''}
        maxLength={longest}
        autoSize={{ minRows: 2 }}
        value={words}
        onChange={(event) => write(field, event.target.value)}
      />
      <div className="row between">
        <Phrases desk={desk} written={words} onPick={(phrase) => write(field, withPhrase(words, phrase, longest))} />
        <Button size="small" look="quiet" aria-label={`删除“${label}”的意见`} onClick={takeBack}>
          删除
        </Button>
      </div>
    </dd>
  );
}
