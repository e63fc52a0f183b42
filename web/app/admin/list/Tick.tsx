import { Checkbox } from 'antd';

interface TickProps {
  label: string;
  isOn: boolean;
  onTick: (isOn: boolean) => void;
}

export function Tick({ label, isOn, onTick }: TickProps) {
  return <Checkbox aria-label={label} checked={isOn} data-tick onChange={({ target }) => onTick(target.checked)} />;
}
