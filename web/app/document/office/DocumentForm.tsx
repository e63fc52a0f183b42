// Writing a text: the same fields for a new one and one that stands.
import { documentKinds, helpTopics } from '@shuji/contract/document/labels';
import { createDocument, readOfficeDocument, saveDocument } from '@shuji/contract/document/office';
import {
  createDocument as createDocumentShape,
  type OfficeDocument,
  saveDocument as saveDocumentShape,
} from '@shuji/contract/document/schema/office';
import { uploadOfficeImage } from '@shuji/contract/file/calls';
import { Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CallForm } from '#app/form/CallForm.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { RichTextField } from '#app/form/rich-text/RichTextField.tsx';
import { api } from '#app/lib/api.ts';
import { Refused } from '#app/lib/failure.ts';
import { href, paths } from '#app/paths.ts';
import { Alert } from '#app/ui/Alert.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Crumbs } from '#app/ui/Crumbs.tsx';
import { toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';

const withTopic = new Set(['guide', 'question']);

export function NewDocument() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [form] = Form.useForm<{ kind?: string }>();
  const kind = Form.useWatch('kind', form) ?? '';
  return (
    <>
      <Crumbs trail={[{ label: '文本管理', to: paths.officeDocument }, { label: '新建文本' }]} />
      <h1>新建文本</h1>
      <Card>
        <CallForm
          call={createDocument}
          shape={createDocumentShape}
          form={form}
          draft="document-new"
          initial={{ kind: query.get('kind') ?? 'question' }}
          submit="保存工作稿"
          onDone={({ id }) => {
            toast.success('工作稿已保存，核对无误后即可发布');
            navigate(href('officeDocument', { id, view: 'preview' }));
          }}
        >
          <CallField name="kind">
            <Select options={optionsOf(documentKinds)} />
          </CallField>
          <CallField name="anchor" hint="写进网址，以后不能修改，例如 trading-rules">
            <Input maxLength={32} />
          </CallField>
          <Fields hasTopic={withTopic.has(kind)} />
        </CallForm>
      </Card>
    </>
  );
}

interface ChangeProps {
  document: OfficeDocument;
  onSaved: () => void;
}

export function ChangeDocument({ document, onSaved }: ChangeProps) {
  const { id, kind, topic, title, body, revision } = document;
  const [base, setBase] = useState(revision);
  const [conflict, setConflict] = useState('');

  async function goOnOverIt() {
    setBase((await api(readOfficeDocument, { id })).revision);
    setConflict('');
    toast.info('再次保存时，将以您的内容为准');
  }

  return (
    <Card>
      {conflict && (
        <Alert tone="warn" title="他人已先保存">
          <p>{conflict}</p>
          <Button size="small" onClick={() => void goOnOverIt()}>
            以我的内容为准
          </Button>
        </Alert>
      )}
      <CallForm
        call={saveDocument}
        shape={saveDocumentShape}
        draft={`document-${id}-${revision}`}
        fixed={{ id, revision: base }}
        initial={{ title, topic, body }}
        submit="保存工作稿"
        onDone={() => {
          toast.success('工作稿已保存，发布后对外可见');
          onSaved();
        }}
        onRefused={(error) => error instanceof Refused && setConflict(error.fields.revision ?? '')}
      >
        <Fields hasTopic={withTopic.has(kind)} body={body} />
      </CallForm>
    </Card>
  );
}

interface FieldsProps {
  hasTopic: boolean;
  body?: string;
}

/** Line breaks that the editor turns into paragraphs, though a text may hold them. */
const beyondEditor = /<(dl|figure|sub|sup)\b/;

/** A text is written as it looks; one that holds what the editor does not know begins as HTML, so that nothing is lost. */
function Fields({ hasTopic, body = '' }: FieldsProps) {
  const [isSource, setSource] = useState(beyondEditor.test(body));
  return (
    <>
      <CallField name="title">
        <Input maxLength={80} showCount />
      </CallField>
      {hasTopic && (
        <CallField name="topic" required>
          <Select options={optionsOf(helpTopics)} />
        </CallField>
      )}
      <Form.Item>
        <Checkbox checked={isSource} onChange={(event) => setSource(event.target.checked)}>
          以 HTML 编辑正文
        </Checkbox>
      </Form.Item>
      {isSource ? (
        <CallField name="body" hint="发布前至少写 10 个字；不允许的标签在保存时去除">
          <Input.TextArea
            autoSize={{ minRows: 16, maxRows: 40 }}
            spellCheck={false}
            style={{ fontFamily: 'monospace' }}
          />
        </CallField>
      ) : (
        <CallField name="body" hint="发布前至少写 10 个字">
          <RichTextField through={uploadOfficeImage} />
        </CallField>
      )}
    </>
  );
}
