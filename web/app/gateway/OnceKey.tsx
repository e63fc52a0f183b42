import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { toast } from '#app/ui/notify.ts';

interface OnceKeyProps {
  label: string;
  /** In a word. */
  noun?: string;
  value: string;
  onSaved: () => void;
}

/** A secret that is shown once. */
export function OnceKey({ label, noun = '密钥', value, onSaved }: OnceKeyProps) {
  async function copy() {
    await navigator.clipboard.writeText(value);
    toast.success('已复制');
  }
  return (
    <Alert title="请立即妥善保存，离开本页后不能再次查看" tone="warn">
      <output className="box well mono block" aria-label={label}>
        {value}
      </output>
      <div className="row">
        <Button size="small" onClick={copy}>
          复制{noun}
        </Button>
        <Button size="small" look="quiet" onClick={onSaved}>
          我已保存
        </Button>
      </div>
    </Alert>
  );
}
