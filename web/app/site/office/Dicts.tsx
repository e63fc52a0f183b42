import { type DictName, dicts, isDictName } from '@shuji/contract/site/labels/dict';
import { useSearchParams } from 'react-router';
import { pageTitle } from '#app/site/title.ts';
import { Card } from '#app/ui/Card.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { DictEntries } from './DictEntries.tsx';
import { RegionFinder } from './RegionFinder.tsx';

const first: DictName = 'productType';

export const meta = pageTitle('字典与地区');

const tabs = [
  { value: 'dict', label: '字典' },
  { value: 'region', label: '行政区划' },
];

/** The words people choose from: dictionaries are changed here, the divisions are the nation's. */
export default function Dicts() {
  const [query, setQuery] = useSearchParams();
  const requested = query.get('dict') ?? first;
  const dict = isDictName(requested) ? requested : first;
  return (
    <>
      <div>
        <h1>字典与地区</h1>
        <p className="muted">代码一经使用不再改变；停用的条目不再供人选择，已经选用它的内容照常显示名称。</p>
      </div>
      <Tabs name="tab" tabs={tabs} label="字典与地区" />
      {query.get('tab') === 'region' ? (
        <RegionFinder />
      ) : (
        <>
          <Card>
            <label className="media">
              <span>字典</span>
              <select
                className="input"
                style={{ maxWidth: 320 }}
                value={dict}
                onChange={(event) => setQuery({ dict: event.target.value })}
              >
                {Object.entries(dicts).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </Card>
          <DictEntries key={dict} dict={dict} />
        </>
      )}
    </>
  );
}
