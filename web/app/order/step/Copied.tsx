import { Button } from '#app/admin/Button.tsx';
import { toast } from '#app/ui/notify.ts';
import styles from './Copied.module.css';

interface CopiedProps {
  /** 收款账号. */
  label: string;
  value: string;
  isStrong?: boolean;
}

/** A value that goes into a form of the bank. */
export function Copied({ label, value, isStrong }: CopiedProps) {
  async function copy() {
    await navigator.clipboard.writeText(value);
    toast.success(`已复制${label}`);
  }
  return (
    <span className={styles.copied}>
      {isStrong ? <strong className="whole">{value}</strong> : <span>{value}</span>}
      <Button look="quiet" size="small" aria-label={`复制${label}`} onClick={() => void copy()}>
        复制
      </Button>
    </span>
  );
}
