import { type DictName, dicts, isDictName } from '@shuji/contract/site/labels/dict';
import { Select } from 'antd';
import { useSearchParams } from 'react-router';
import { Card } from '#app/admin/Card.tsx';
import { pageTitle } from '#app/site/title.ts';
import { optionsOf } from '#app/ui/options.ts';
import { Field } from '#app/ui/plain/Field.tsx';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { DictEntries } from './DictEntries.tsx';
import { RegionChanges } from './RegionChanges.tsx';
import { RegionFinder } from './RegionFinder.tsx';

const first: DictName = 'productType';

export const meta = pageTitle('字典与地区');

const tabs = [
  { value: 'dict', label: '字典' },
  { value: 'region', label: '行政区划' },
  { value: 'change', label: '区划变更' },
];

/** The words people choose from: dictionaries and divisions. */
export default function Dicts() {
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find(({ value }) => value === query.get('tab'))?.value ?? 'dict';
  const requested = query.get('dict') ?? first;
  const dict = isDictName(requested) ? requested : first;
  return (
    <>
      <div>
        <h1>字典与地区</h1>
        <p className="muted">代码一经使用不再改变；停用的条目不再供人选择，已经选用它的内容照常显示名称。</p>
      </div>
      <Tabs name="tab" tabs={tabs} label="字典与地区" />
      {tab === 'region' && <RegionFinder />}
      {tab === 'change' && <RegionChanges />}
      {tab === 'dict' && (
        <>
          <Card>
            <Field label="字典">
              {(control) => (
                <Select
                  {...control}
                  value={dict}
                  options={optionsOf(dicts)}
                  showSearch={{ optionFilterProp: 'label' }}
                  onChange={(chosen) => setQuery({ dict: chosen })}
                />
              )}
            </Field>
          </Card>
          <DictEntries key={dict} dict={dict} />
        </>
      )}
    </>
  );
}
