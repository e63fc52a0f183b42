import { Radio, type RadioGroupProps } from 'antd';
import { useContext } from 'react';
import { FieldTitle } from '#app/form/form-schema.ts';

/** One of a few, called what the field around it is called: a label can be tied to a single control only. */
export function RadioField(props: RadioGroupProps) {
  const title = useContext(FieldTitle);
  return <Radio.Group {...(typeof title === 'string' ? { 'aria-label': title } : {})} {...props} />;
}
