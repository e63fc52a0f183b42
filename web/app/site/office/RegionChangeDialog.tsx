import { type RegionChangeKind, regionChangeKinds } from '@shuji/contract/site/labels/region';
import { addRegionChange } from '@shuji/contract/site/region';
import { addRegionChange as addRegionChangeShape } from '@shuji/contract/site/schema/region';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { FormDialog } from '#app/form/FormDialog.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { RadioField } from '#app/form/field/RadioField.tsx';
import { RegionField } from '#app/form/field/RegionField.tsx';
import { toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';

const kinds = optionsOf(regionChangeKinds);

export function RegionChangeDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<RegionChangeKind>('rename');
  return (
    <FormDialog
      title="登记行政区划变更"
      onClose={onClose}
      call={addRegionChange}
      shape={addRegionChangeShape}
      initial={{ kind }}
      submit="登记"
      toInput={(values) => ({
        ...values,
        name: kind === 'revoke' ? '' : values.name,
        successors: kind === 'revoke' ? values.successors : [],
      })}
      onValues={(values) => setKind(values.kind as RegionChangeKind)}
      onDone={({ isInForce }, { effectiveOn }) => {
        toast.success(isInForce ? '已登记，现已生效' : `已登记，自 ${effectiveOn} 起生效`);
        onClose();
      }}
    >
      <CallField name="kind">
        <RadioField options={kinds} />
      </CallField>
      {kind === 'add' ? (
        <CallField name="code" hint="GB/T 2260 的 6 位代码，前几位定上级；用过的代码不能再用">
          <Input maxLength={6} inputMode="numeric" />
        </CallField>
      ) : (
        <CallField name="code" label="区划">
          <RegionField anyLevel />
        </CallField>
      )}
      {kind === 'revoke' ? (
        <CallField name="successors" required hint="逐个输入 6 位代码后回车；可以是同一天新增的区划">
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[' ', ',', '，', '、']} />
        </CallField>
      ) : (
        <CallField name="name" label={kind === 'add' ? '名称' : '新名称'} required>
          <Input maxLength={30} />
        </CallField>
      )}
      <CallField name="effectiveOn" hint="到这一天自动生效；填过去的日期则立即生效">
        <DayField />
      </CallField>
      <CallField name="basis" hint="批复或公告的名称与文号">
        <Input maxLength={200} />
      </CallField>
    </FormDialog>
  );
}
