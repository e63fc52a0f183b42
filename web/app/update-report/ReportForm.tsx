import { chinaDay } from '@shuji/contract/time';
import { reportUpdate } from '@shuji/contract/update-report/calls';
import { reportUpdate as reportShape } from '@shuji/contract/update-report/schema';
import { InputNumber } from 'antd';
import { useState } from 'react';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { SizeField } from '#app/product/form/SizeField.tsx';
import { toast } from '#app/ui/notify.ts';

/** One update by hand; a new form after each. */
export function ReportForm({ id }: { id: string }) {
  const [sent, setSent] = useState(0);
  const today = chinaDay(new Date());
  return (
    <CallForm
      key={sent}
      call={reportUpdate}
      shape={reportShape}
      fixed={{ id }}
      initial={{ periodFrom: today, periodTo: today }}
      submit="填报"
      onDone={() => {
        toast.success('已记录，产品页随即更新');
        setSent(sent + 1);
      }}
    >
      <div className="grid" data-gap="3" data-min="half">
        <CallField name="periodFrom">
          <DayField max={today} />
        </CallField>
        <CallField name="periodTo">
          <DayField max={today} />
        </CallField>
        <CallField name="rowCount" hint="更新条数与更新数据量至少填写一项">
          <InputNumber min={0} precision={0} style={{ width: 240 }} addonAfter="条" />
        </CallField>
        <CallField name="byteSize">
          <SizeField />
        </CallField>
      </div>
    </CallForm>
  );
}
