import { Button, Form } from 'antd';
import { goTo } from '#app/form/go-to.ts';
import type { FieldPath } from '#app/form/schema.ts';

interface AddRowProps {
  /** The new row's first field. */
  to: FieldPath;
  onAdd: () => void;
  /** The words of the button. */
  children: string;
}

/** Adds a row to a Form.List and leads there, on whichever page of the list it stands. */
export function AddRow({ to, onAdd, children }: AddRowProps) {
  const form = Form.useFormInstance();
  return (
    <Button
      type="dashed"
      onClick={() => {
        onAdd();
        goTo(form, to);
      }}
    >
      {children}
    </Button>
  );
}
