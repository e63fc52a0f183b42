import type { FilePurpose } from '@shuji/contract/file/labels';
import type { FileRef } from '@shuji/contract/file/schema';
import { UploadField } from '#app/form/upload/UploadField.tsx';
import { PrivateImage } from '#app/lib/FileLink.tsx';

interface PaperFieldProps {
  value?: string | null;
  onChange?: (id: string | null) => void;
  id?: string;
  purpose: FilePurpose;
  known: FileRef[];
}

/** One scanned paper; what the server has of it already is shown. */
export function PaperField({ known, value, ...rest }: PaperFieldProps) {
  const shown = known.find((file) => file.id === value && file.type.startsWith('image/'));
  return (
    <>
      <UploadField {...rest} value={value} known={known} />
      {shown && <PrivateImage className="framed" file={shown} alt={`已上传的${shown.name}`} />}
    </>
  );
}
