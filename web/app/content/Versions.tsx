import type { Call, Input, Shape, Who } from '@shuji/contract/call';
import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { type Column, Table } from '#app/ui/plain/Table.tsx';

/** A call that reads one content of this type. */
export type Reading<Content> = Call<Who, boolean, Shape<z.ZodObject, z.ZodType<Content>>>;

interface VersionsProps<Row, Version, Restore extends Call> {
  id: string;
  caption: string;
  rows: Row[];
  rowKey: (row: Row) => string;
  empty: { title: string; text: string };
  columns: Column<Row>[];
  /** The version that a row has written; null for a row without one. */
  numberOf: (row: Row) => number | null;
  read: Reading<Version>;
  show: (version: Version) => ReactNode;
  restore: Restore;
  toInput: (number: number) => Input<Restore>;
  /** The verb, as in 恢复第 2 版, the words of the button, the effect, and the message afterwards. */
  words: { verb: string; button: string; effect: (number: number) => string; done: string };
  /** The version that needs no restoring. */
  latest?: number;
}

/** The versions of a content; each can be viewed and restored. */
export function Versions<Row, Version, Restore extends Call>(props: VersionsProps<Row, Version, Restore>) {
  const { id, caption, rows, rowKey, empty, columns, numberOf, read, show, words, latest } = props;
  const [viewed, setViewed] = useState<number | null>(null);
  const { send, busy } = useMutationOf(props.restore);

  async function restore(number: number) {
    const { verb, effect, done } = words;
    if (!(await ask({ title: `${verb}第 ${number} 版`, text: effect(number), confirm: verb }))) return;
    if (await send(props.toInput(number))) toast.success(done);
    setViewed(null);
  }

  function viewButton(row: Row) {
    const number = numberOf(row);
    if (number === null) return null;
    return (
      <Button size="small" look="quiet" onClick={() => setViewed(number)}>
        查看<span className="sr-only">第 {number} 版</span>
      </Button>
    );
  }

  if (rows.length === 0)
    return (
      <Card>
        <Empty {...empty} />
      </Card>
    );
  return (
    <Card flat>
      <Table
        caption={caption}
        rows={rows}
        rowKey={rowKey}
        columns={[...columns, { title: '内容', width: '88px', cell: viewButton }]}
      />
      {viewed !== null && (
        <Modal
          open
          title={`第 ${viewed} 版`}
          width={800}
          onCancel={() => setViewed(null)}
          footer={
            viewed !== latest && (
              <Button look="primary" busy={busy} onClick={() => void restore(viewed)}>
                {words.button}
              </Button>
            )
          }
        >
          <Version read={read} id={id} number={viewed} show={show} />
        </Modal>
      )}
    </Card>
  );
}

interface VersionProps<Version> extends Pick<VersionsProps<never, Version, never>, 'id' | 'read' | 'show'> {
  number: number;
}

function Version<Content>({ read, id, number, show }: VersionProps<Content>) {
  const { data, error, reload } = useQueryOf(read, { id, number });
  return data ? show(data) : <Fallback noun="这一版" error={error} onAgain={reload} lines={8} />;
}
