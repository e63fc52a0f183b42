interface LinkedFile {
  id: string;
  name: string;
  url?: string | undefined;
}

/** Papers by name, each a link while it may be read; nothing when there are none. */
export function FileLinks({ files }: { files: readonly LinkedFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul>
      {files.map(({ id, name, url }) => (
        <li key={id}>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
