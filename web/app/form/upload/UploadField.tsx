import { uploadFile, type uploadOfficeImage } from '@shuji/contract/file/calls';
import { type FilePurpose, purposeLimits } from '@shuji/contract/file/labels';
import type { FileRef } from '@shuji/contract/file/schema';
import { Button, Upload, type UploadFile } from 'antd';
import { useContext, useState } from 'react';
import { FieldTitle } from '#app/form/form-schema.ts';
import { upload } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { toast } from '#app/ui/notify.ts';
import { preview, remember, toUploadFile } from './uploaded.ts';

interface Common {
  purpose: FilePurpose;
  /** Files that the value may name already, with names and links from the server. */
  known?: FileRef[];
  id?: string;
  disabled?: boolean;
  /** The upload call: the website's or the editors'. */
  through?: typeof uploadFile | typeof uploadOfficeImage;
}

interface UploadFieldProps extends Common {
  /** The file's id. */
  value?: string | null;
  onChange?: (id: string | null) => void;
}

/** One file: uploaded at once, with progress; the value is its id. */
export function UploadField({ value, onChange, ...rest }: UploadFieldProps) {
  return <Files {...rest} ids={value ? [value] : []} max={1} onIds={(ids) => onChange?.(ids.at(-1) ?? null)} />;
}

interface UploadsFieldProps extends Common {
  value?: string[];
  onChange?: (ids: string[]) => void;
  max: number;
}

/** Several files; the value is the list of their ids. */
export function UploadsField({ value = [], onChange, ...rest }: UploadsFieldProps) {
  return <Files {...rest} ids={value} onIds={(ids) => onChange?.(ids)} />;
}

function Files({
  ids,
  onIds,
  max,
  purpose,
  known = [],
  id,
  disabled,
  through = uploadFile,
}: Common & { ids: string[]; onIds: (ids: string[]) => void; max: number }) {
  const [underway, setUnderway] = useState<UploadFile[]>([]);
  const title = useContext(FieldTitle);
  const limits = purposeLimits[purpose];
  const megabytes = Math.floor(limits.maxBytes / 1024 / 1024);
  const isFull = ids.length + underway.length >= max;

  async function send(file: File) {
    const uid = `${Date.now()}-${file.name}`;
    const progress = (part: number) =>
      setUnderway((before) => [
        ...before.filter((one) => one.uid !== uid),
        { uid, name: file.name, status: 'uploading', percent: Math.round(part * 100) },
      ]);
    progress(0);
    try {
      const stored = await upload(through as typeof uploadFile, { purpose }, file, progress);
      remember(stored);
      onIds(max === 1 ? [stored.id] : [...ids, stored.id]);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
    } finally {
      setUnderway((before) => before.filter((one) => one.uid !== uid));
    }
  }

  return (
    <Upload
      id={id}
      disabled={disabled}
      accept={limits.kinds.map((kind) => `.${kind}${kind === 'jpg' ? ',.jpeg' : ''}`).join(',')}
      fileList={[...ids.map((one) => toUploadFile(one, known)), ...underway]}
      beforeUpload={(file) => {
        if (file.size > limits.maxBytes) toast.error(`文件不能超过 ${megabytes} MB`);
        else void send(file);
        return Upload.LIST_IGNORE;
      }}
      onPreview={preview}
      onRemove={(file) => onIds(ids.filter((one) => one !== file.uid))}
    >
      {(!isFull || max === 1) && (
        <Button disabled={disabled}>
          {title && <span className="sr-only">{title}：</span>}
          {isFull ? '更换文件' : '选择文件'}
        </Button>
      )}
      <div className="small muted">
        {limits.kinds.join('、')}，不超过 {megabytes} MB{max > 1 && `，最多 ${max} 个`}
      </div>
    </Upload>
  );
}
