import { Input, type InputProps } from 'antd';

interface DayFieldProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  value?: string | null;
  onChange?: (day: string | null) => void;
}

/** A calendar day as the contract writes it, 2026-11-20. `min` and `max` are such days too. */
export function DayField({ value, onChange, ...rest }: DayFieldProps) {
  return (
    <Input {...rest} type="date" value={value ?? ''} onChange={(event) => onChange?.(event.target.value || null)} />
  );
}
