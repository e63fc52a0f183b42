// A data dictionary as it is copied out of a spreadsheet, with or without its heading.
import type { DictionaryField } from '@shuji/contract/product/schema/form';
import { cellsOf } from './pasted-cells.ts';

const types: [pattern: RegExp, code: string][] = [
  [/时间|时刻|datetime|timestamp/i, 'datetime'],
  [/日期|date/i, 'date'],
  [/是否|布尔|bool|逻辑/i, 'boolean'],
  [/坐标|经纬|geo|point|polygon/i, 'geometry'],
  [/json|结构|数组|array|object|对象/i, 'json'],
  [/图|文件|blob|binary|bytea/i, 'binary'],
  [/整数|整型|int|long|serial/i, 'integer'],
  [/小数|数值|数字|浮点|金额|float|double|decimal|numeric|number|real/i, 'decimal'],
  [/文本|字符|字符串|char|text|string|varchar|uuid|枚举|enum/i, 'string'],
];

type Column = 'name' | 'type' | 'meaning' | 'sensitive';

const headings: [pattern: RegExp, column: Column][] = [
  [/^(字段名?|字段名称|字段英文名|英文名称?|列名|名称|变量名?|name|field( ?name)?|column( ?name)?)$/i, 'name'],
  [/^((字段|数据|列)?类型|格式|(data ?)?type)$/i, 'type'],
  [
    /^(字段)?(含义|说明|描述|释义|注释|中文名称?|备注|解释)$|^(comment|description|meaning|remarks?|label)$/i,
    'meaning',
  ],
  [/^(是否)?(敏感|涉敏)(字段|数据)?$|^sensitive$/i, 'sensitive'],
];

const byPosition: (Column | null)[] = ['name', 'type', 'meaning', 'sensitive'];
const longest = { name: 60, meaning: 200 } as const;

export interface PastedDictionary {
  fields: DictionaryField[];
  /** Line by line, counted as pasted: `isLeftOut` when the line gave no field. */
  problems: { line: number; why: string; isLeftOut: boolean }[];
  hasHeading: boolean;
}

/** The fields of pasted lines, and what is doubtful or wrong in which. */
export function parseDictionary(pasted: string): PastedDictionary {
  const rows = cellsOf(pasted).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = rows[0] ? headingOf(rows[0].cells) : null;
  const columns = heading ?? byPosition;
  const read: PastedDictionary = { fields: [], problems: [], hasHeading: heading !== null };
  const seen = new Map<string, number>();
  for (const { line, cells } of heading ? rows.slice(1) : rows) {
    const say = (column: Column) => cellOf(columns, cells, column);
    const name = say('name');
    const before = seen.get(name);
    const wrong = faultOf(name, before);
    if (wrong) {
      read.problems.push({ line, why: wrong, isLeftOut: true });
      continue;
    }
    seen.set(name, line);
    const type = types.find(([pattern]) => pattern.test(say('type')))?.[1];
    const meaning = say('meaning');
    const doubts = [
      !type && (say('type') === '' ? '没有类型，按文本处理' : `不认识的类型“${say('type').slice(0, 20)}”，按文本处理`),
      meaning === '' && '没有含义，请补充',
      meaning.length > longest.meaning && `含义超过 ${longest.meaning} 个字，已截断`,
    ].filter((doubt) => doubt !== false);
    if (doubts.length > 0) read.problems.push({ line, why: doubts.join('；'), isLeftOut: false });
    read.fields.push({
      name,
      type: type ?? 'string',
      meaning: meaning.slice(0, longest.meaning),
      sensitive: /^(是|敏感|y|yes|true|1|√|✓)$/i.test(say('sensitive')),
    });
  }
  return read;
}

function faultOf(name: string, before: number | undefined): string | null {
  if (name === '') return '没有字段名，未加入';
  if (name.length > longest.name) return `字段名超过 ${longest.name} 个字，未加入`;
  return before === undefined ? null : `字段名“${name}”与第 ${before} 行重复，未加入`;
}

/** Several columns may hold the meaning: 中文名 beside 说明. */
function cellOf(columns: readonly (Column | null)[], cells: string[], name: Column): string {
  const values = cells.filter((cell, at) => columns[at] === name && cell !== '');
  return [...new Set(values)].join('，');
}

// A field may itself be called `name`: a heading also heads something else.
function headingOf(cells: string[]): (Column | null)[] | null {
  const columns = cells.map((cell) => headings.find(([pattern]) => pattern.test(cell))?.[1] ?? null);
  const recognized = columns.filter((column) => column !== null);
  const isAlone = cells.filter((cell) => cell !== '').length === 1 && /字段|列名/.test(cells.join(''));
  return recognized.includes('name') && (new Set(recognized).size > 1 || isAlone) ? columns : null;
}

/** The dictionary with what was pasted: a field of the same name is replaced, but keeps a meaning that the paste lacks. */
export function withPasted(known: readonly DictionaryField[], pasted: readonly DictionaryField[], most: number) {
  const fresh = new Map(pasted.map((field) => [field.name, field]));
  const renewed = known.map((field) => {
    const again = fresh.get(field.name);
    fresh.delete(field.name);
    return again ? { ...again, meaning: again.meaning || field.meaning } : field;
  });
  const all = [...renewed.filter(({ name, meaning }) => name !== '' || meaning !== ''), ...fresh.values()];
  return { fields: all.slice(0, most), dropped: Math.max(0, all.length - most) };
}
