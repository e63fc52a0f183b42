import { DatePicker, type DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';

dayjs.locale('zh-cn');

interface DayFieldProps extends Omit<DatePickerProps, 'value' | 'onChange' | 'minDate' | 'maxDate'> {
  /** A calendar day as the contract writes it, 2026-11-20. */
  value?: string | null;
  onChange?: (day: string | null) => void;
  /** The first and the last day that may be chosen. */
  min?: string;
  max?: string;
}

/** A calendar day. */
export function DayField({ value, onChange, min, max, ...rest }: DayFieldProps) {
  return (
    <DatePicker
      placeholder="请选择日期"
      {...rest}
      value={value ? dayjs(value) : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      onChange={(day) => onChange?.(dayjs.isDayjs(day) ? day.format('YYYY-MM-DD') : null)}
      style={{ width: '100%', maxWidth: 280, ...rest.style }}
    />
  );
}
