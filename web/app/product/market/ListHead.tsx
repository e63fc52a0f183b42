import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { Form } from 'antd';
import { type ReactNode, useContext } from 'react';
import { useFormLabels } from '#app/product/form/use-form-labels.ts';
import { Opinion } from '#app/product/review/Opinion.tsx';
import { FieldOpinions } from '#app/product/review/opinions.ts';

interface ListHeadProps {
  name: keyof ProductDraft;
  required?: boolean;
  hint?: ReactNode;
}

/** Label, hint and errors of a list with rows of fields: the place for 至少填写一个. */
export function ListHead({ name, required, hint }: ListHeadProps) {
  const opinion = useContext(FieldOpinions)[name];
  const labels = useFormLabels();
  return (
    <>
      <Form.Item name={name} label={labels[name]} required={required} extra={hint} className="list-head">
        <Nothing />
      </Form.Item>
      {opinion && <Opinion text={opinion} />}
    </>
  );
}

// The form needs a control to hang the errors on; the rows below are the real ones.
function Nothing({ id }: { id?: string }) {
  return <span id={id} tabIndex={-1} />;
}
