import type { ScanState } from '@shuji/contract/file/labels';
import { type ReactNode, useEffect, useState } from 'react';
import { openPrivateFile, type PrivateFile, readPrivateFile } from './private-file.ts';
import { ScanMark } from './ScanMark.tsx';

interface FileLinkProps {
  /** Without a link its name alone is shown. */
  file: { name: string; type: string; url?: string | undefined; scan?: ScanState | undefined };
  /** Instead of the name. */
  children?: ReactNode;
}

/** A private file: a picture opens in a new tab, any other is saved. */
export function FileLink({ file, children = file.name }: FileLinkProps) {
  const { url, name, type, scan } = file;
  const mark = <ScanMark scan={scan} />;
  // The file is quarantined: it has no link.
  if (!url || scan === 'quarantined')
    return (
      <span>
        {children}
        {mark}
      </span>
    );
  return (
    <span>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void openPrivateFile({ url, name, type });
        }}
      >
        {children}
        {type.startsWith('image/') && <span className="sr-only">（在新窗口打开）</span>}
      </a>
      {mark}
    </span>
  );
}

/** Papers by name, each a link while it may be read; nothing when there are none. */
export function FileLinks({ files }: { files: readonly (FileLinkProps['file'] & { id: string })[] }) {
  if (files.length === 0) return null;
  return (
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  );
}

/** A private picture; nothing until it is there, or when it is none. */
export function PrivateImage({
  file,
  alt,
  className,
}: {
  file: FileLinkProps['file'];
  alt: string;
  className?: string;
}) {
  const source = usePrivateImage(file);
  return source && <img className={className} src={source} alt={alt} />;
}

function usePrivateImage({ url, name, type }: FileLinkProps['file']): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    if (!url || !type.startsWith('image/')) return;
    const file: PrivateFile = { url, name, type };
    let address = '';
    let isLeft = false;
    readPrivateFile(file).then(
      (bytes) => {
        if (isLeft) return;
        address = URL.createObjectURL(bytes);
        setSource(address);
      },
      () => {},
    );
    return () => {
      isLeft = true;
      URL.revokeObjectURL(address);
      setSource(null);
    };
  }, [url, name, type]);
  return source;
}
