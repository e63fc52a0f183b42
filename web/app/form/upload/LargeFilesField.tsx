import { purposeLimits } from '@shuji/contract/file/labels';
import type { FileRef } from '@shuji/contract/file/schema';
import { dropUpload, listUploads } from '@shuji/contract/file/upload';
import { Button, Upload } from 'antd';
import { useContext, useEffect, useRef, useState } from 'react';
import { FieldTitle } from '#app/form/form-schema.ts';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { toast } from '#app/ui/notify.ts';
import { sizeWords } from '#app/ui/size.ts';
import { LargeUploadRow } from './LargeUploadRow.tsx';
import { LargeUpload, type Progress } from './large-upload.ts';
import { preview, remember, toUploadFile } from './uploaded.ts';

interface LargeFilesFieldProps {
  purpose: 'delivery';
  /** The files' ids. */
  value?: string[];
  onChange?: (ids: string[]) => void;
  max: number;
  id?: string;
  known?: FileRef[];
  /** Hears how many files are not whole yet: a form should wait for them. */
  onUnderway?: (count: number) => void;
}

/** Files of up to gigabytes: sent in parts, to be paused, and gone on with even after the page was left. */
export function LargeFilesField({
  purpose,
  value = [],
  onChange,
  max,
  id,
  known = [],
  onUnderway,
}: LargeFilesFieldProps) {
  const title = useContext(FieldTitle);
  const { kinds, maxBytes } = purposeLimits[purpose];
  const { underway, add, remove } = useUploads(purpose, (file) => {
    remember(file);
    onChange?.([...latest.current, file.id]);
    latest.current = [...latest.current, file.id];
  });
  const latest = useRef(value);
  latest.current = value;
  const left = useLeftBehind(underway.length);
  useEffect(() => onUnderway?.(underway.length), [underway.length, onUnderway]);
  const isFull = value.length + underway.length >= max;

  return (
    <div className="stack" data-gap="2">
      <Upload
        id={id}
        multiple
        accept={kinds.map((kind) => `.${kind}`).join(',')}
        fileList={value.map((one) => toUploadFile(one, known))}
        onPreview={preview}
        beforeUpload={(file) => {
          if (file.size > maxBytes) toast.error(`“${file.name}”超过 ${sizeWords(maxBytes)}`);
          else if (!isFull) add(file);
          return Upload.LIST_IGNORE;
        }}
        onRemove={(file) => onChange?.(value.filter((one) => one !== file.uid))}
      >
        {!isFull && (
          <Button>
            {title && <span className="sr-only">{title}：</span>}
            选择文件
          </Button>
        )}
        <div className="small muted">
          {kinds.join('、')}，每个不超过 {sizeWords(maxBytes)}，最多 {max} 个；传输中断后可以继续
        </div>
      </Upload>
      {underway.map(({ sending, progress }) => (
        <LargeUploadRow
          key={sending.file.name + sending.file.size}
          file={sending.file}
          progress={progress}
          onPause={() => sending.pause()}
          onGoOn={() => add(sending.file)}
          onDrop={() => remove(sending)}
        />
      ))}
      {left.uploads
        .filter((one) => !underway.some(({ sending: { file } }) => file.name === one.name && file.size === one.size))
        .map((one) => (
          <div key={one.id} className="box inline between">
            <span>
              {one.name}
              <span className="muted small">
                {' '}
                上次传到 {sizeWords(one.received)} / {sizeWords(one.size)}；重新选择同一文件即可从此处继续
              </span>
            </span>
            <Button size="small" type="text" onClick={() => left.drop(one.id)}>
              放弃
            </Button>
          </div>
        ))}
    </div>
  );
}

interface Underway {
  sending: LargeUpload;
  progress: Progress;
}

function useUploads(purpose: 'delivery', onWhole: (file: FileRef) => void) {
  const [underway, setUnderway] = useState<Underway[]>([]);
  const all = useRef(new Set<LargeUpload>());
  const whole = useRef(onWhole);
  whole.current = onWhole;

  useEffect(() => {
    const sendings = all.current;
    return () => {
      for (const sending of sendings) sending.pause();
    };
  }, []);

  function forget(gone: LargeUpload) {
    all.current.delete(gone);
    setUnderway((before) => before.filter(({ sending }) => sending !== gone));
  }

  async function add(file: File) {
    const same = [...all.current].find((one) => one.file.name === file.name && one.file.size === file.size);
    const sending: LargeUpload = same ?? new LargeUpload(file, purpose, (progress) => update(sending, progress));
    all.current.add(sending);
    update(sending, { state: 'sending', sent: 0 });
    const stored = await sending.send();
    if (!stored) return;
    forget(sending);
    whole.current(stored);
  }

  function update(sending: LargeUpload, progress: Progress) {
    if (!all.current.has(sending)) return;
    setUnderway((before) =>
      before.some((one) => one.sending === sending)
        ? before.map((one) => (one.sending === sending ? { sending, progress } : one))
        : [...before, { sending, progress }],
    );
  }

  async function remove(sending: LargeUpload) {
    forget(sending);
    await sending.drop();
  }

  return { underway, add: (file: File) => void add(file), remove: (sending: LargeUpload) => void remove(sending) };
}

/** Unfinished uploads of an earlier visit. */
function useLeftBehind(running: number) {
  const { data, reload } = useQueryOf(listUploads, {});
  const { send } = useMutationOf(dropUpload);
  const before = useRef(running);
  useEffect(() => {
    if (before.current !== running) reload();
    before.current = running;
  }, [running, reload]);
  return { uploads: data ?? [], drop: (id: string) => void send({ id }) };
}
