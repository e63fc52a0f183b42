import { aboutLayouts, documentKinds, helpTopics } from '@shuji/contract/document/labels';
import type { OfficeDocument } from '@shuji/contract/document/schema/office';
import { uploadOfficeImage } from '@shuji/contract/file/calls';
import { Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { CallField } from '#app/form/field/CallField.tsx';
import { RichTextField } from '#app/form/rich-text/RichTextField.tsx';
import { optionsOf } from '#app/ui/options.ts';

const withTopic = new Set<string | undefined>(['guide', 'question']);

/** Line breaks that the editor turns into paragraphs, though a text may hold them. */
const beyondEditor = /<(dl|figure|sub|sup)\b/;

/** A text is written as it looks; one that holds what the editor does not know begins as HTML, so that nothing is lost. */
export function DocumentFields({ content }: { content: OfficeDocument | null }) {
  const [isSource, setSource] = useState(beyondEditor.test(content?.body ?? ''));
  const written = Form.useWatch<string | undefined>('kind');
  return (
    <>
      {!content && (
        <>
          <CallField name="kind">
            <Select options={optionsOf(documentKinds)} />
          </CallField>
          <CallField name="anchor" hint="写进网址，以后不能修改，例如 trading-rules">
            <Input maxLength={32} />
          </CallField>
        </>
      )}
      <CallField name="title">
        <Input maxLength={80} showCount />
      </CallField>
      {withTopic.has(content?.kind ?? written) && (
        <CallField name="topic" required>
          <Select options={optionsOf(helpTopics)} />
        </CallField>
      )}
      {(content?.kind ?? written) === 'about' && (
        <CallField name="layout" hint="保存后立即生效，不必发布；正文照常书写，按版式画出">
          <Select options={optionsOf(aboutLayouts)} />
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
