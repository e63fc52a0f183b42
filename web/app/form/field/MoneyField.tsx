import { InputNumber, type InputNumberProps } from 'antd';

interface MoneyFieldProps extends Omit<InputNumberProps<number>, 'value' | 'onChange'> {
  /** In fen. */
  value?: number | null;
  onChange?: (fen: number | null) => void;
}

/** Money: 元 on the screen, whole fen in the value. */
export function MoneyField({ value, onChange, style, ...rest }: MoneyFieldProps) {
  return (
    <InputNumber<number>
      {...rest}
      min={0}
      precision={2}
      suffix="元"
      style={{ width: '100%', maxWidth: 280, ...style }}
      value={value === null || value === undefined ? null : value / 100}
      onChange={(yuan) => onChange?.(yuan === null ? null : Math.round(yuan * 100))}
      formatter={(shown, { userTyping, input }) => (userTyping ? input : groupDigits(shown))}
      parser={(text) => {
        const digits = (text ?? '').replace(/[^\d.]/g, '');
        // An empty text stays one: as a number it would be 0, and an emptied or merely visited field would cost nothing.
        return digits === '' ? ('' as never) : Number(digits);
      }}
    />
  );
}

function groupDigits(shown: number | string | undefined): string {
  if (shown === undefined || shown === '') return '';
  const [whole = '', part] = String(shown).split('.');
  const spaced = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part && Number(part) > 0 ? `${spaced}.${part}` : spaced;
}
