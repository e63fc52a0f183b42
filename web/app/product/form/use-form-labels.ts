import { formLabelsOf } from '@shuji/contract/product/labels/fields';
import { Form } from 'antd';

/** The labels of the form around, which follow the type that is chosen in it. */
export function useFormLabels() {
  return formLabelsOf(Form.useWatch('productType', Form.useFormInstance()) ?? null);
}
