// The submitted form, field by field; a changed field is marked and shows its old words.

import type { FileRef } from '@shuji/contract/file/schema';
import { type FormField, type FormFile, formFiles, formLabelsOf } from '@shuji/contract/product/labels/fields';
import type { ProductContent } from '@shuji/contract/product/schema/form';
import { Card } from '#app/admin/Card.tsx';
import { FileLink } from '#app/lib/FileLink.tsx';
import { sectionsOf } from '#app/product/editor/form-sections.ts';
import { type FormWords, useFormWords } from '#app/product/editor/use-form-words.ts';
import { DetailField, DetailList, DetailText } from '#app/review/DetailList.tsx';
import { RichText } from '#app/ui/plain/RichText.tsx';
import { LineChanges } from './LineChanges.tsx';

export interface HandedIn {
  form: ProductContent;
  /** Sanitised. */
  detail: string;
  regionNames: string[];
  files: Record<FormFile, FileRef | null>;
  /** The previous submission, or the registered form. */
  before: ProductContent | null;
}

export function FormDetail({ handedIn }: { handedIn: HandedIn }) {
  const say = useFormWords();
  const now = say(handedIn.form, handedIn.regionNames);
  const before = handedIn.before && say(handedIn.before);
  return (
    <>
      {before && <p className="muted">标出的是与上次提交（或已登记版本）不同的内容。</p>}
      {sectionsOf(handedIn.form.productType)
        .filter((section) => section.id !== 'contact')
        .map((section) => (
          <Card key={section.id} title={section.label}>
            <DetailList>
              {section.fields.map((field) => (
                <Row key={field} field={field} now={now} before={before} handedIn={handedIn} />
              ))}
            </DetailList>
          </Card>
        ))}
    </>
  );
}

interface RowProps {
  field: FormField;
  now: FormWords;
  before: FormWords | null;
  handedIn: HandedIn;
}

function Row({ field, now, before, handedIn }: RowProps) {
  const label = formLabelsOf(handedIn.form.productType)[field];
  const isMarked = before !== null && isChanged(field, now, before, handedIn);
  const value = <Value field={field} now={now} handedIn={handedIn} />;
  if (isMarked && isLong(before[field], now[field])) {
    return (
      <DetailField field={field} label={label} isChanged>
        <LineChanges field={field} before={before[field]} now={now[field]}>
          {value}
        </LineChanges>
      </DetailField>
    );
  }
  return (
    <DetailField field={field} label={label} isChanged={isMarked} before={field in formFiles ? null : before?.[field]}>
      {value}
    </DetailField>
  );
}

function isChanged(field: FormField, now: FormWords, before: FormWords, { form, before: old }: HandedIn): boolean {
  // The browser has names for the present regions alone.
  if (field === 'regions') return old?.regions.join() !== form.regions.join();
  return before[field] !== now[field];
}

/** The fields that differ from the submission before, in the form's order; null at the first one. */
export function useChangedFields(handedIn: HandedIn | null): { field: string; label: string }[] | null {
  const say = useFormWords();
  if (!handedIn?.before) return null;
  const now = say(handedIn.form, handedIn.regionNames);
  const before = say(handedIn.before);
  const labels = formLabelsOf(handedIn.form.productType);
  return sectionsOf(handedIn.form.productType)
    .flatMap((section) => section.fields)
    .filter((field) => field !== 'contact' && isChanged(field, now, before, handedIn))
    .map((field) => ({ field, label: labels[field] }));
}

// A field without an old value is not marked.
function isLong(before: string, now: string): boolean {
  return before !== '' && now !== '' && /\n|<\/p>/.test(before + now);
}

function Value({ field, now, handedIn }: Omit<RowProps, 'before'>) {
  const none = <span className="muted">未填写</span>;
  if (field === 'detail') return handedIn.detail ? <RichText html={handedIn.detail} /> : none;
  if (field in formFiles) {
    const file = handedIn.files[field as FormFile];
    // A sample that is withheld is opened at its card, where that is written down.
    return file ? <FileLink file={file} /> : none;
  }
  if (field === 'api' && now.api) return <span className="mono pre-line">{now.api}</span>;
  return <DetailText>{now[field]}</DetailText>;
}
