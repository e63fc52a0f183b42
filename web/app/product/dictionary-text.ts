// A data dictionary as it is copied out of a spreadsheet: a line a field, tabs or commas between name, type and meaning.
import type { DictionaryField } from '@shuji/contract/product-form';

const types: [pattern: RegExp, code: string][] = [
  [/时间|时刻|datetime|timestamp/i, 'datetime'],
  [/日期|date/i, 'date'],
  [/整数|int|long|serial/i, 'integer'],
  [/小数|数值|浮点|金额|float|double|decimal|numeric|number/i, 'decimal'],
  [/是否|布尔|bool/i, 'boolean'],
  [/坐标|经纬|geo|point|polygon/i, 'geometry'],
  [/json|结构|数组|array/i, 'json'],
  [/图|文件|blob|binary|bytea/i, 'binary'],
];

/** The fields of pasted lines; a heading line is left out, an unknown type is text. */
export function fieldsFromText(pasted: string): DictionaryField[] {
  return pasted
    .split(/\r?\n/)
    .map((line) => line.split(/\t|,|，/).map((cell) => cell.trim()))
    .filter((cells) => cells[0] !== '' && !isHeading(cells))
    .map(([name = '', type = '', ...meaning]) => ({
      name: name.slice(0, 60),
      type: types.find(([pattern]) => pattern.test(type))?.[1] ?? 'string',
      meaning: meaning
        .filter((cell) => cell !== '')
        .join('，')
        .slice(0, 200),
      sensitive: false,
    }));
}

// A field may itself be called `name`; a heading also heads the types.
function isHeading([name = '', type = '']: string[]): boolean {
  return /^(字段|字段名|字段名称|名称|name|field)$/i.test(name) && /^(|.*类型|type)$/i.test(type);
}
