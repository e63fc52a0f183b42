import { type ReactElement, type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  required?: boolean;
  hint?: ReactNode;
  /** The error message. */
  error?: string;
  /** Given the attributes that tie the control to its label, hint and error. */
  children: (control: ControlProps) => ReactElement;
}

export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

/** A labelled control: `<Field label="关键词">{(control) => <Input {...control} name="keyword" />}</Field>`. */
export function Field({ label, required, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className={required ? 'required' : undefined}>
        {label}
      </label>
      {children({
        id,
        required,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <div className="small muted" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="small bad" id={`${id}-wrong`} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
