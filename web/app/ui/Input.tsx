import type { ComponentProps } from 'react';
import type { Option } from './options.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={className ? `input ${className}` : 'input'} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={className ? `input ${className}` : 'input'} />;
}

/** A native select; `empty` is the words of the choice that chooses nothing. */
export function Select({
  options,
  empty,
  className,
  ...rest
}: ComponentProps<'select'> & { options: Option[]; empty?: string }) {
  return (
    <select {...rest} className={className ? `input ${className}` : 'input'}>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
