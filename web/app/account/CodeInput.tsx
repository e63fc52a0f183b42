import { Button, Input, type InputProps } from 'antd';
import styles from './Captcha.module.css';

interface CodeInputProps extends InputProps {
  /** Seconds until another code may be requested. */
  left: number;
  busy: boolean;
  onSend: () => void;
}

/** A code from a text message, with the button that sends it. */
export function CodeInput({ left, busy, onSend, ...control }: CodeInputProps) {
  return (
    <div className={`media ${styles.row}`} data-gap="2">
      <Input {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={6} placeholder="6 位数字" />
      <Button onClick={onSend} loading={busy} disabled={left > 0}>
        {left > 0 ? `${left} 秒后可重发` : '获取验证码'}
      </Button>
    </div>
  );
}
