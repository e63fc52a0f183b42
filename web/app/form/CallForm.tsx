import type { Call, Input, Output, ShapeOf } from '@shuji/contract/call';
import { membersInWords } from '@shuji/contract/member/labels';
import { Button, Form, type FormInstance, type FormProps } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { Alert } from '#app/admin/Alert.tsx';
import { forgetDraft, getDraft, writeDraft } from '#app/lib/draft.ts';
import { isCallFailure, Refused } from '#app/lib/failure.ts';
import { useWrite } from '#app/lib/query.ts';
import { useMemberMay } from '#app/ui/member-roles.ts';
import { toast } from '#app/ui/notify.ts';
import { DraftAlert } from './DraftAlert.tsx';
import { FormSchema, PutValue } from './form-schema.ts';
import { fieldFor, goTo, turnTo } from './go-to.ts';
import { pressing } from './press.ts';
import { inputOf, type Problem, pathOf, problemsOf } from './schema.ts';

type Values = Record<string, unknown>;

export interface Submitting {
  /** Sends the form; `extra` is added to the input, `schema` checks instead of the form's own. */
  submit: (extra?: Values, schema?: z.ZodType) => Promise<void>;
  busy: boolean;
}

export interface CallFormProps<C extends Call> {
  call: C;
  /** The call's schemas, against which each field is checked. */
  shape: ShapeOf<C>;
  /** Checks more than the call's input does, as a submission checks more than a draft. */
  schema?: z.ZodObject;
  initial?: object;
  /** Sent along, not shown. */
  fixed?: Partial<Input<C>>;
  /** Saves the draft under this name until it is sent: it survives reloads and an expired session. */
  draft?: string;
  /** For forms whose fields differ from the call's. */
  toInput?: (values: Values) => Values;
  /** The words of the button. */
  submit?: string;
  footer?: (submitting: Submitting) => ReactNode;
  onDone: (data: Output<C>, input: Input<C>) => void;
  /** The call failed; the fault stands at its fields or was shown as a toast. */
  onRefused?: (error: Error) => void;
  onValues?: (values: Values) => void;
  form?: FormInstance;
  /** Prefix of its field ids, where a page has two forms. */
  name?: string;
  layout?: FormProps['layout'];
  className?: string;
  children: ReactNode;
}

/**
 * A form that is one call: each field is checked with the contract's schema in the browser, and what the server refuses
 * stands at its field.
 */
export function CallForm<C extends Call>(props: CallFormProps<C>) {
  const { draft, submit: words = '提交', footer, layout = 'vertical', className, children } = props;
  const schema = props.schema ?? props.shape.input;
  const [ownForm] = Form.useForm();
  const form = props.form ?? ownForm;
  const [restored, setRestored] = useState(() => (draft ? getDraft<Values>(draft) : undefined));
  const [initialValues] = useState(() => ({ ...props.initial, ...restored }));
  const { submit, busy } = useSubmit(props, schema, form);
  const memberMay = useMemberMay();

  // All values: a field that is hidden now may be shown again.
  function written(changed: Values): void {
    const values = form.getFieldsValue(true) as Values;
    if (draft) writeDraft(draft, values);
    recheck(form, changed);
    props.onValues?.(values);
  }

  function put(name: string, value: unknown): void {
    form.setFieldValue(name, value);
    written({ [name]: value });
  }

  if (!memberMay(props.call)) return <NotYours call={props.call} />;
  return (
    <FormSchema value={schema}>
      <PutValue value={put}>
        {restored && draft && (
          <DraftAlert
            onDrop={() => {
              forgetDraft(draft);
              setRestored(undefined);
              form.resetFields();
              form.setFieldsValue({
                ...Object.fromEntries(Object.keys(restored).map((name) => [name, undefined])),
                ...props.initial,
              });
              props.onValues?.(form.getFieldsValue(true) as Values);
            }}
          />
        )}
        <Form
          form={form}
          {...(props.name ? { name: props.name } : {})}
          layout={layout}
          className={className}
          initialValues={initialValues}
          validateTrigger="onBlur"
          scrollToFirstError
          onValuesChange={(changed: Values) => written(changed)}
          onKeyDown={keepEnter}
          {...pressing}
          onSubmitCapture={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void submit();
          }}
        >
          {children}
          {footer ? (
            footer({ submit, busy })
          ) : (
            <Button type="primary" htmlType="submit" size="large" loading={busy}>
              {words}
            </Button>
          )}
        </Form>
      </PutValue>
    </FormSchema>
  );
}

/** In place of a form whose call the reader's roles do not admit. */
function NotYours({ call }: { call: Call }) {
  const roles = membersInWords(call);
  return <Alert title="您在本企业的角色不含此操作">由本企业的{roles}办理；需要调整角色，请联系企业管理员。</Alert>;
}

function useSubmit<C extends Call>(props: CallFormProps<C>, schema: z.ZodType, form: FormInstance): Submitting {
  const underway = useRef(false);
  const { call, shape, fixed, toInput, draft, onDone, onRefused } = props;
  const { mutateAsync, isPending } = useWrite(call);

  async function submit(extra: Values = {}, check: z.ZodType = schema): Promise<void> {
    if (underway.current) return;
    const values = { ...(form.getFieldsValue(true) as Values), ...fixed, ...extra };
    const input = inputOf(shape.input, toInput ? toInput(values) : values);
    const problems = problemsOf(check, parseValues(check, input));
    show(form, problems);
    if (problems.length > 0) return;
    underway.current = true;
    try {
      const options = { fields: (name: string) => isShown(form, pathOf(name)) };
      const data = await mutateAsync({ input: input as Input<C>, options });
      if (draft) forgetDraft(draft);
      onDone(data, input as Input<C>);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      onRefused?.(error);
      if (error instanceof Refused)
        show(
          form,
          Object.entries(error.fields).map(([name, message]) => ({ path: pathOf(name), message })),
          true,
        );
    } finally {
      underway.current = false;
    }
  }
  return { submit, busy: isPending };
}

// Enter confirms a day that was written into a date field; it does not send the form around it.
function keepEnter(event: KeyboardEvent): void {
  const isDay = event.target instanceof Element && event.target.matches('.ant-picker input');
  if (event.key === 'Enter' && isDay) event.preventDefault();
}

// A stricter schema may name fewer fields than the call (no `submit`, no `id`), and strict objects refuse the rest.
function parseValues(schema: z.ZodType, input: Values): Values {
  return 'shape' in schema ? inputOf(schema as z.ZodObject, input) : input;
}

/** Puts each sentence at its field or, failing that, at the nearest field around it; goes to the first. */
function show(form: FormInstance, problems: Problem[], isReported = false): void {
  for (const { name } of form.getFieldsError()) form.setFields([{ name, errors: [] }]);
  const placed = new Map<string, { name: (string | number)[]; errors: string[] }>();
  // From the end: of each list the first row in want is the one left showing.
  for (const { path } of [...problems].reverse()) turnTo(form, path);
  let homeless = '';
  for (const { path, message } of problems) {
    const name = fieldFor(form, path);
    if (!name) homeless ||= message;
    else if (!placed.has(name.join('.'))) {
      const row = path[name.length];
      // The row may be out of view, so the message on the list names it.
      const words = typeof row === 'number' ? `第 ${row + 1} 项：${message}` : message;
      placed.set(name.join('.'), { name: [...name], errors: [words] });
    }
  }
  const fields = [...placed.values()];
  form.setFields(fields);
  if (homeless && !isReported) toast.error(homeless);
  const order = form.getFieldsError().map(({ name }) => name.join('.'));
  const first = fields.sort((a, b) => order.indexOf(a.name.join('.')) - order.indexOf(b.name.join('.')))[0];
  if (!first) return;
  goTo(form, first.name);
}

function isShown(form: FormInstance, path: Problem['path']): boolean {
  return fieldFor(form, path) !== undefined;
}

// A sentence goes as soon as what it complains of is put right.
function recheck(form: FormInstance, changed: Values): void {
  const names = new Set(Object.keys(changed));
  const wrong = form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && names.has(String(name[0])));
  if (wrong.length > 0) void form.validateFields(wrong.map(({ name }) => name)).catch(() => {});
}
