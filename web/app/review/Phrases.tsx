import { addPhrase, listPhrases, removePhrase } from '@shuji/contract/review/calls';
import type { ReviewQueue } from '@shuji/contract/review/labels';
import { Popover } from 'antd';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import styles from './Phrases.module.css';

interface PhrasesProps {
  desk: ReviewQueue;
  /** The field's text, which can be saved as a phrase. */
  written: string;
  onPick: (words: string) => void;
}

/** A phrase goes after what stands already, as far as the field holds it. */
export function withPhrase(before: string | undefined, words: string, most: number): string {
  return `${before?.trim() ?? ''}${words}`.slice(0, most);
}

/** The queue's phrases beside a field: a click inserts one, and the field's text can be saved as one. */
export function Phrases(props: PhrasesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <List
          {...props}
          onPick={(words) => {
            props.onPick(words);
            setOpen(false);
          }}
        />
      }
    >
      <Button size="small" look="quiet">
        插入常用语
      </Button>
    </Popover>
  );
}

function List({ desk, written, onPick }: PhrasesProps) {
  const { data, error, reload } = useQueryOf(listPhrases, { desk });
  const adding = useMutationOf(addPhrase);
  const removing = useMutationOf(removePhrase);
  const words = written.trim();
  if (!data) return <Fallback noun="常用语" error={error} onAgain={reload} lines={3} small />;
  const mayKeep = words.length >= 2 && words.length <= 200 && data.every((phrase) => phrase.words !== words);
  return (
    <div className={`stack ${styles.list}`} data-gap="2">
      {data.length === 0 && <p className="muted">还没有常用语。写好意见后，可在这里存为常用语。</p>}
      <ul>
        {data.map((phrase) => (
          <li key={phrase.id} className="row between">
            <button type="button" className={`plain ${styles.pick}`} onClick={() => onPick(phrase.words)}>
              {phrase.words}
            </button>
            <Button
              size="small"
              look="quiet"
              aria-label={`删除常用语：${phrase.words}`}
              onClick={() => void removing.send({ id: phrase.id })}
            >
              删除
            </Button>
          </li>
        ))}
      </ul>
      {mayKeep && (
        <Button
          size="small"
          busy={adding.busy}
          onClick={async () => {
            if (await adding.send({ desk, words })) toast.success('已存为常用语，同队列的审核人员都能使用');
          }}
        >
          把当前意见存为常用语
        </Button>
      )}
    </div>
  );
}
