import {
  type FormChoice,
  type FormFile,
  formDicts,
  formFiles,
  mostChoices,
} from '@shuji/contract/product/labels/fields';
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import { type ComponentProps, type ReactElement, useContext } from 'react';
import { CallField } from '#app/form/field/CallField.tsx';
import { DictSelect } from '#app/form/field/DictSelect.tsx';
import { UploadField } from '#app/form/upload/UploadField.tsx';
import type { Files } from '#app/product/editor/form-files.ts';
import { Opinion } from '#app/product/review/Opinion.tsx';
import { FieldOpinions } from '#app/product/review/opinions.ts';
import { useFormLabels } from './use-form-labels.ts';

interface ProductFieldProps extends Omit<ComponentProps<typeof CallField>, 'name' | 'within' | 'children'> {
  name: keyof ProductDraft;
  /** For a field that is a file: those that the form names already. */
  files?: Files;
  /** For a choice: the entries that are offered, by code. */
  only?: (code: string) => boolean;
  /** The control, if not a choice from a dictionary or a file. */
  children?: ReactElement;
}

/** A field of the registration form, with the reviewer's opinion on it. */
export function ProductField({ name, hint, files, only, children, ...rest }: ProductFieldProps) {
  const opinion = useContext(FieldOpinions)[name];
  const labels = useFormLabels();
  return (
    <CallField
      label={labels[name]}
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
    >
      {children ?? controlOf(name, files, only)}
    </CallField>
  );
}

function controlOf(name: keyof ProductDraft, files?: Files, only?: (code: string) => boolean): ReactElement {
  if (files) {
    const file = files[name as FormFile];
    return <UploadField purpose={formFiles[name as FormFile]} known={file ? [file] : []} />;
  }
  const most = mostOf(name);
  return (
    <DictSelect
      dict={formDicts[name as FormChoice]}
      {...(only && { only })}
      {...(most && { multiple: true, max: most })}
    />
  );
}

function mostOf(name: string): number | undefined {
  return (mostChoices as Record<string, number>)[name];
}
