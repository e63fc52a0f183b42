// Lists and tables written into one cell. What separates is written with a backslash where it is part of a text.

const listEnds = /[;；、，,|｜\n]/;
const partEnds = /[|｜]/;
const special = /[\\;；、，,|｜]/g;
const inPart = /[\\|｜]/g;

export function joinList(items: readonly string[]): string {
  return items.map((item) => markText(item, special)).join('；');
}

export function splitList(text: string): string[] {
  return split(text.replaceAll('\r\n', '\n'), listEnds);
}

/** A line for each row, its parts between bars. */
export function joinTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((part) => markText(part, inPart)).join(' | ')).join('\n');
}

export function splitTable(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => split(line, partEnds, true));
}

function markText(text: string, signs: RegExp): string {
  return text.replace(signs, '\\$&').replaceAll('\r', '\\r').replaceAll('\n', '\\n');
}

function split(text: string, ends: RegExp, keepsEmpty = false): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '\\' && at + 1 < text.length) {
      at += 1;
      parts[parts.length - 1] += meant(text[at] as string);
    } else if (ends.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  const trimmed = parts.map((part) => part.trim());
  return keepsEmpty ? trimmed : trimmed.filter((part) => part !== '');
}

function meant(sign: string): string {
  if (sign === 'n') return '\n';
  if (sign === 'r') return '\r';
  return /[\\;；、，,|｜]/.test(sign) ? sign : `\\${sign}`;
}
