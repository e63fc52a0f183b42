import { Input as AntdInput, Select as AntdSelect, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { DayField } from '#app/form/field/DayField.tsx';
import { MoneyField } from '#app/form/field/MoneyField.tsx';
import { RichTextField } from '#app/form/rich-text/RichTextField.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Input, Select, TextArea } from '#app/ui/Input.tsx';
import { Field } from '#app/ui/plain/Field.tsx';

const kinds = [
  { value: 'dataset', label: '数据集' },
  { value: 'report', label: '数据报告' },
];

/** Form fields of public pages and of antd: empty, filled, refused and disabled. */
export function DesignForms() {
  const [text, setText] = useState('<p>正文可以有<strong>重点</strong>、列表、表格、链接和图片。</p>');
  return (
    <>
      <Card title="公开页面的表单">
        <div className="grid">
          <Field label="关键词" hint="产品名称、编号或数商">
            {(control) => <Input {...control} placeholder="例如 潮位" />}
          </Field>
          <Field label="手机号" required error="请填写 11 位手机号">
            {(control) => <Input {...control} defaultValue="1380000" />}
          </Field>
          <Field label="类型">{(control) => <Select {...control} empty="全部类型" options={kinds} />}</Field>
          <Field label="说明">{(control) => <TextArea {...control} rows={2} disabled defaultValue="不可修改" />}</Field>
        </div>
      </Card>
      <Card title="个人中心与后台的表单">
        <Form
          layout="vertical"
          name="design"
          initialValues={{ title: '沿海潮位逐时数据', day: '2026-11-20', price: 1_280_000 }}
        >
          <div className="grid">
            <Form.Item name="title" label="名称" required extra="2 至 40 个字">
              <AntdInput maxLength={40} showCount />
            </Form.Item>
            <Form.Item name="kind" label="类别" required validateStatus="error" help="请选择类别">
              <AntdSelect options={kinds} placeholder="请选择" />
            </Form.Item>
            <Form.Item name="day" label="日期">
              <DayField />
            </Form.Item>
            <Form.Item name="price" label="价格">
              <MoneyField />
            </Form.Item>
            <Form.Item name="closed" label="编号">
              <AntdInput disabled placeholder="登记后生成" />
            </Form.Item>
            <Form.Item name="agreed" valuePropName="checked" label="条款">
              <Checkbox>我已阅读并同意</Checkbox>
            </Form.Item>
          </div>
        </Form>
        <RichTextField value={text} onChange={setText} />
      </Card>
    </>
  );
}
