import { formLabels } from '@shuji/contract/product/form';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { type ComponentProps, useContext } from 'react';
import { CallField } from '#app/form/field/CallField.tsx';
import { Opinion } from '#app/product/review/Opinion.tsx';
import { FieldOpinions } from '#app/product/review/opinions.ts';

interface ProductFieldProps extends Omit<ComponentProps<typeof CallField>, 'name' | 'within'> {
  name: keyof ProductDraft;
}

/** A field of the registration form, with the reviewer's opinion on it. */
export function ProductField({ name, hint, ...rest }: ProductFieldProps) {
  const opinion = useContext(FieldOpinions)[name];
  return (
    <CallField
      label={formLabels[name]}
      {...rest}
      name={name}
      hint={
        opinion ? (
          <>
            <Opinion text={opinion} />
            {hint}
          </>
        ) : (
          hint
        )
      }
    />
  );
}
