import styles from './OfficeRows.module.css';

interface TickProps {
  label: string;
  isOn: boolean;
  onTick: (isOn: boolean) => void;
}

export function Tick({ label, isOn, onTick }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        data-tick
        onChange={(event) => onTick(event.target.checked)}
      />
    </label>
  );
}
