import { uploadOfficeImage } from '@shuji/contract/file/calls';
import { CallField } from '#app/form/field/CallField.tsx';
import { UploadField } from '#app/form/upload/UploadField.tsx';

interface PictureFieldProps {
  name: string;
  hint: string;
  purpose?: 'cover' | 'image';
  /** The picture that is stored, and what the list of files calls it. */
  current: { url: string | null | undefined; name: string };
}

/** An editor's picture beside a text. */
export function PictureField({ name, hint, purpose = 'image', current }: PictureFieldProps) {
  const { url } = current;
  const known = url ? [{ id: url.slice('/api/file/'.length), name: current.name, size: 0, type: '', url }] : [];
  return (
    <CallField name={name} hint={hint}>
      <UploadField purpose={purpose} through={uploadOfficeImage} known={known} />
    </CallField>
  );
}
