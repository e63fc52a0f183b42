// Data quality by the six indicators of GB/T 36344: computed from the sample, the registered dictionary and the update
// reports that everyone can read on the page.
import type { ProductDetail } from '@shuji/contract/product/schema';
import type { ColumnType } from '@shuji/contract/sample/labels';
import type { MeasuredSample, SampleProfile } from '@shuji/contract/sample/schema';
import type { Freshness } from '@shuji/contract/update-report/schema';
import { countOf } from '#app/ui/count.ts';

export interface Measure {
  name: string;
  /** Zero to one; null where there is nothing to compute it from. */
  share: number | null;
  /** What was counted, or why nothing was. */
  found: string;
  /** How it is computed. */
  rule: string;
}

/** Types that a column of the sample may have where a field of this type was registered; others hold any text. */
const fitting: Partial<Record<string, readonly ColumnType[]>> = {
  integer: ['integer'],
  decimal: ['decimal', 'integer'],
  boolean: ['boolean', 'integer', 'string'],
  date: ['date'],
  datetime: ['datetime', 'date'],
};

type Registered = Pick<ProductDetail, 'dictionary' | 'periodFrom' | 'periodTo'>;

export function measuresOf(product: Registered, profile: SampleProfile | null, freshness: Freshness): Measure[] {
  const sample = profile?.status === 'ready' && profile.rows > 0 ? profile : null;
  return [
    conformity(product),
    completeness(sample),
    accuracy(product, sample),
    consistency(product, sample),
    timeliness(freshness),
  ];
}

const noSample = '没有可以读取的样例，未测算';
const noDictionary = '供方没有登记数据字典，未测算';

function measure(name: string, rule: string, [done, all]: readonly [number, number], found: string): Measure {
  return { name, rule, share: all > 0 ? done / all : null, found };
}

function conformity({ dictionary }: Registered): Measure {
  const described = dictionary.filter(({ type, meaning }) => type !== '' && meaning.trim() !== '').length;
  return measure(
    '规范性',
    '登记的数据字典中，写明类型和含义的字段数 ÷ 全部字段数。',
    [described, dictionary.length],
    dictionary.length > 0 ? `${dictionary.length} 个字段中 ${described} 个写明类型和含义` : noDictionary,
  );
}

function completeness(sample: MeasuredSample | null): Measure {
  const cells = sample ? sample.rows * sample.columns.length : 0;
  const filled = cells - (sample?.columns.reduce((sum, { nulls }) => sum + nulls, 0) ?? 0);
  return measure(
    '完整性',
    '样例全部行中，有值的单元格数 ÷ 全部单元格数。',
    [filled, cells],
    sample ? `样例 ${countOf(cells)} 个单元格中 ${countOf(filled)} 个有值` : noSample,
  );
}

function accuracy({ dictionary, periodFrom, periodTo }: Registered, sample: MeasuredSample | null): Measure {
  const columns = new Map(sample?.columns.map((column) => [column.name, column]));
  const pairs = dictionary.flatMap(({ name, type }) => {
    const column = columns.get(name);
    return column && column.type !== 'empty' ? [{ type, column }] : [];
  });
  const checks = pairs.map(({ type, column }) => fitting[type]?.includes(column.type) ?? true);
  const time = pairs.find(
    ({ type, column }) => (type === 'date' || type === 'datetime') && column.min !== null,
  )?.column;
  const isWithin =
    !time?.min || !time.max || (time.min >= (periodFrom ?? '') && (!periodTo || time.max.slice(0, 10) <= periodTo));
  if (time && (periodFrom || periodTo)) checks.push(isWithin);
  const right = checks.filter(Boolean).length;
  return measure(
    '准确性',
    '样例各列的实际类型与登记的类型相符的项数，加上首个日期列是否落在登记的数据时段内，÷ 全部核对项数。样例中没有的字段不计。',
    [right, checks.length],
    !sample
      ? noSample
      : checks.length === 0
        ? '样例中没有登记的字段，未测算'
        : `核对 ${checks.length} 项，相符 ${right} 项${isWithin ? '' : `；“${time?.name}”列超出登记的数据时段`}`,
  );
}

function consistency({ dictionary }: Registered, sample: MeasuredSample | null): Measure {
  const registered = dictionary.map(({ name }) => name);
  const found = sample?.columns.map(({ name }) => name) ?? [];
  const both = new Set(registered.filter((name) => found.includes(name))).size;
  const all = new Set([...registered, ...found]).size;
  const bad = sample?.badRows.count ?? 0;
  return measure(
    '一致性',
    '数据字典与样例表头都有的字段数 ÷ 两者合计的字段数；列数与表头不符的行另行列出。',
    [both, sample && dictionary.length > 0 ? all : 0],
    !sample
      ? noSample
      : dictionary.length === 0
        ? noDictionary
        : `字典与样例共 ${all} 个字段，两者都有 ${both} 个${bad > 0 ? `；另有 ${countOf(bad)} 行与表头不符` : ''}`,
  );
}

function timeliness({ last, quarter: { due, onTime } }: Freshness): Measure {
  return measure(
    '时效性',
    '近 90 天内按登记频率到期的更新中，按时报送的次数 ÷ 应更新次数。',
    [onTime, due],
    due > 0 ? `近 90 天应更新 ${due} 次，按时 ${onTime} 次` : last ? '还没有到期的更新' : '暂无更新记录，未测算',
  );
}
