import { Form, type FormItemProps } from 'antd';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { FieldTitle, FormSchema } from '#app/form/form-schema.ts';
import { isRequired, problemOf, schemaAt, titleOf } from '#app/form/schema.ts';

interface CallFieldProps extends Omit<FormItemProps, 'name' | 'children' | 'rules'> {
  /** The input's field, or the way to a nested one. */
  name: string | (string | number)[];
  /** In a Form.List: the list's own path, which antd leaves out of `name`. */
  within?: (string | number)[];
  hint?: ReactNode;
  children: ReactElement;
}

/** One field of a CallForm: label, required mark and checks come from the contract. */
export function CallField({ name, within = [], hint, label, required, children, ...rest }: CallFieldProps) {
  const form = useContext(FormSchema);
  const path = [...within, ...(Array.isArray(name) ? name : [name])];
  const schema = form ? schemaAt(form, path) : undefined;
  const title = label === undefined ? titleOf(schema) : label;
  return (
    <FieldTitle value={title}>
      <Form.Item
        {...rest}
        name={name}
        label={title}
        required={required ?? isRequired(schema)}
        extra={hint}
        rules={[
          {
            validator: async (_, value: unknown) => {
              const problem = schema && problemOf(schema, value);
              if (problem) throw new Error(problem);
            },
          },
        ]}
      >
        {children}
      </Form.Item>
    </FieldTitle>
  );
}
