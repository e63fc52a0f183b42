import type { DictName } from '@shuji/contract/site/labels/dict';
import { Select, type SelectProps } from 'antd';
import { useDict } from '#app/admin/dict.ts';

interface DictSelectProps extends Omit<SelectProps, 'options' | 'mode'> {
  dict: DictName;
  /** Several may be chosen; the value is a list. */
  multiple?: boolean;
  /** At most so many. */
  max?: number;
  /** Offers only these entries, by code. */
  only?: (code: string) => boolean;
}

/** A choice from a dictionary of the centre; the value is the entry's code. */
export function DictSelect({ dict, multiple, max, only = () => true, ...rest }: DictSelectProps) {
  const items = useDict(dict);
  return (
    <Select
      placeholder="请选择"
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      {...rest}
      mode={multiple ? 'multiple' : undefined}
      maxCount={multiple ? max : undefined}
      loading={!items}
      options={items
        ?.filter(({ isRetired, value }) => !isRetired && only(value))
        .map(({ label, value }) => ({ label, value }))}
    />
  );
}
