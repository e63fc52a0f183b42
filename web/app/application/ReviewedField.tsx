import { type ComponentProps, useContext } from 'react';
import { CallField } from '#app/form/field/CallField.tsx';
import { FieldOpinions } from './opinions.ts';

/** A field of a form that is reviewed: what the reviewer wrote stands under it until it is sent again. */
export function ReviewedField({ hint, ...rest }: ComponentProps<typeof CallField> & { name: string }) {
  const opinion = useContext(FieldOpinions)[rest.name];
  if (!opinion) return <CallField hint={hint} {...rest} />;
  return (
    <CallField
      {...rest}
      className="reviewed"
      hint={
        <>
          <div className="warn">审核意见：{opinion}</div>
          {hint}
        </>
      }
    />
  );
}
