// The meaning of codes on the API page: the label tables of the contract, found by the codes that they hold.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { commonCodes } from './common-codes.ts';

type Labels = Readonly<Record<string, string>>;

interface LabelTable {
  noun: string;
  labels: Labels;
  /** Sentences of help under the same codes, which speak only where no label does. */
  isLong: boolean;
}

const contract = resolve(import.meta.dirname, '../../../../contract/src');
const isLabelModule = /(^|\/)(labels|nouns|counting)(\.ts$|\/)/;
const chinese = /\p{Script=Han}/u;
const longestLabel = 16;

export type LabelOf = (noun: string, codes: readonly string[]) => (code: string) => string | undefined;

/** Reads the label tables once. Of those that hold all codes of a field the smallest speaks for it, the noun's own first. */
export async function readLabels(): Promise<LabelOf> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (file) => isLabelModule.test(file) && file.endsWith('.ts'),
  );
  const tables = (await Promise.all(files.sort().map(tablesIn))).flat();
  const ordered = tables.sort(
    (a, b) => Number(a.isLong) - Number(b.isLong) || Object.keys(a.labels).length - Object.keys(b.labels).length,
  );
  return (noun, codes) => {
    const holding = ordered.filter(({ labels }) => codes.every((code) => code in labels));
    const own = holding.find((table) => table.noun === noun && !table.isLong);
    const isCommon = codes.every((code) => code in commonCodes);
    const labels = (isCommon ? null : (own ?? holding[0])?.labels) ?? commonCodes;
    return (code) => labels[code] ?? commonCodes[code];
  };
}

async function tablesIn(file: string): Promise<LabelTable[]> {
  const module = (await import(resolve(contract, file))) as Record<string, unknown>;
  const noun = file.split('/')[0] ?? '';
  return Object.values(module).flatMap((value) => {
    const labels = labelsIn(value);
    if (!labels) return [];
    return [{ noun, labels, isLong: Object.values(labels).some((words) => words.length > longestLabel) }];
  });
}

/** A table of labels, or of things that have one. */
function labelsIn(value: unknown): Labels | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value).map(([code, entry]) => [code, wordsOf(entry)] as const);
  // Units of counting (笔, 件) name nothing.
  if (entries.every(([, words]) => String(words).length < 2)) return null;
  if (!entries.every(([, words]) => typeof words === 'string' && chinese.test(words))) return null;
  return Object.fromEntries(entries) as Labels;
}

function wordsOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'label' in entry ? entry.label : entry;
}
