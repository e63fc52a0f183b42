/** Saves a text as a file of the reader's. */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser begins to save in a task of its own.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
