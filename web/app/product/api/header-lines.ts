interface HeaderLines {
  headers: { name: string; value: string }[];
  /** The first line that is no header, from 1. */
  wrong: number | null;
}

/** Request headers as people write them: a line each, `X-Api-Key: value`. */
export function headersOf(text: string): HeaderLines {
  const headers: HeaderLines['headers'] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const found = /^\s*([\w!#$%&'*+.^`|~-]+)\s*[:：]\s*([\t\x20-\x7e]*)$/.exec(line);
    if (!found) return { headers, wrong: at + 1 };
    headers.push({ name: found[1] as string, value: (found[2] as string).trim() });
  }
  return { headers, wrong: null };
}
