import type { Call, ShapeOf } from '@shuji/contract/call';
import { Button } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { Fallback } from '#app/admin/Fallback.tsx';
import { inputOf } from '#app/form/schema.ts';
import { api } from '#app/lib/api.ts';
import { useQueryOf } from '#app/lib/query.ts';
import { href, type PageName, paths } from '#app/paths.ts';
import { toast } from '#app/ui/notify.ts';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { SaveForm } from './SaveForm.tsx';
import type { Reading } from './Versions.tsx';

interface Stored {
  id: string;
  title: string;
  version?: number;
  revision?: number;
}

interface Saving<C extends Call = Call> {
  call: C;
  shape: ShapeOf<C>;
  /** The words of the button. */
  submit: string;
  done: string;
}

interface ContentEditorProps<Content extends Stored, Create extends Call, Save extends Call> {
  /** `new` for one that is not stored yet. */
  id: string;
  page: PageName;
  listTitle: string;
  newTitle: string;
  noun: string;
  /** The measure word, as in 这篇. */
  measure: string;
  /** Names what the browser holds until it is saved. */
  draft: string;
  read: Reading<Content>;
  create: Saving<Create>;
  initial: Record<string, unknown>;
  save: (content: Content) => Saving<Save>;
  lock: 'version' | 'revision';
  /** Where each save is a version: the view with the other editor's, and what one's own becomes. */
  conflict?: { view: string; link: string; goOn: string };
  fields: ComponentType<{ content: Content | null }>;
  /** Stands beside the button that saves. */
  extra?: ReactNode;
  facts: (content: Content) => ReactNode;
  moves: ComponentType<{ content: Content }>;
  /** Beside the form: the preview, the versions and whatever else there is. */
  views: { value: string; label: string; show: (content: Content) => ReactNode }[];
}

/** One content for its editors: written, previewed, moved, and its versions. */
export function ContentEditor<Content extends Stored, Create extends Call, Save extends Call>(
  props: ContentEditorProps<Content, Create, Save>,
) {
  const { id, page, listTitle, newTitle, noun, measure, draft, read, lock, conflict, extra, views } = props;
  const { fields: Fields, moves: Moves } = props;
  const isNew = id === 'new';
  const { data, error, reload } = useQueryOf(read, isNew ? null : { id });
  const [query] = useSearchParams();
  const navigate = useNavigate();
  if (!data && !isNew)
    return (
      <Card>
        <Fallback noun={`这${measure}${noun}`} error={error} onAgain={reload} whole lines={10} />
      </Card>
    );
  const content = data ?? null;
  const title = content?.title ?? newTitle;
  const view = content && views.find(({ value }) => value === query.get('view'));
  const { submit, done, ...saving }: Saving = content ? props.save(content) : props.create;
  const base = content?.[lock];

  function onDone(saved: unknown) {
    toast.success(done);
    if (isNew) navigate(href(page, { id: (saved as Stored).id, view: 'preview' }));
  }

  return (
    <>
      <Crumbs trail={[{ label: listTitle, to: paths[page] }, { label: title }]} />
      <div className="row between">
        <div>
          <h1>{title}</h1>
          {content && <p className="row">{props.facts(content)}</p>}
        </div>
        {content && <Moves content={content} />}
      </div>
      {content && <Tabs name="view" tabs={[{ value: 'edit', label: '编辑' }, ...views]} label={noun} />}
      {view ? (
        view.show(content)
      ) : (
        <Card>
          <SaveForm
            key={base}
            lock={{
              field: lock,
              base,
              readLatest: async () => (await api(read, { id }))[lock],
              goOnWords: conflict?.goOn,
              link: conflict && (
                <Link to={href(page, { id, view: conflict.view })} target="_blank">
                  {conflict.link}
                </Link>
              ),
            }}
            {...saving}
            draft={isNew ? `${draft}-new` : `${draft}-${id}-${base}`}
            fixed={{ id } as never}
            initial={content ? inputOf(saving.shape.input, content as Record<string, unknown>) : props.initial}
            footer={({ busy }) => (
              <div className="row">
                <Button type="primary" htmlType="submit" size="large" loading={busy}>
                  {submit}
                </Button>
                {extra}
              </div>
            )}
            onDone={onDone}
          >
            <Fields content={content} />
          </SaveForm>
        </Card>
      )}
    </>
  );
}
