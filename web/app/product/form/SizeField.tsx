import { InputNumber, Select, Space } from 'antd';
import { useState } from 'react';

const units = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 } as const;
type Unit = keyof typeof units;
const names = Object.keys(units) as Unit[];

interface SizeFieldProps {
  /** Bytes. */
  value?: number | null;
  onChange?: (bytes: number | null) => void;
  id?: string;
}

/** An amount of data: entered in a chosen unit, stored in bytes. */
export function SizeField({ value, onChange, id }: SizeFieldProps) {
  const [unit, setUnit] = useState<Unit>(() => names.findLast((name) => (value ?? 0) >= units[name]) ?? 'MB');
  const amount = value === null || value === undefined ? null : Number((value / units[unit]).toFixed(2));
  const say = (next: number | null, by: Unit) => onChange?.(next === null ? null : Math.round(next * units[by]));
  return (
    <Space.Compact>
      <InputNumber
        id={id}
        min={0}
        max={9000}
        value={amount}
        onChange={(next) => say(next, unit)}
        style={{ width: 160 }}
      />
      <Select
        aria-label="单位"
        value={unit}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={(next) => {
          setUnit(next);
          say(amount, next);
        }}
        style={{ width: 80 }}
      />
    </Space.Compact>
  );
}
