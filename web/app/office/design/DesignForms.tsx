import { Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { Card } from '#app/admin/Card.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { MoneyField } from '#app/form/field/MoneyField.tsx';
import { RichTextField } from '#app/form/rich-text/RichTextField.tsx';

const kinds = [
  { value: 'dataset', label: '数据集' },
  { value: 'report', label: '数据报告' },
];

/** Form fields of antd: empty, filled, refused and disabled. */
export function DesignForms() {
  const [text, setText] = useState('<p>正文可以有<strong>重点</strong>、列表、表格、链接和图片。</p>');
  return (
    <Card title="个人中心与后台的表单">
      <Form
        layout="vertical"
        name="design"
        initialValues={{ title: '沿海潮位逐时数据', day: '2026-11-20', price: 1_280_000 }}
      >
        <div className="grid">
          <Form.Item name="title" label="名称" required extra="2 至 40 个字">
            <Input maxLength={40} showCount />
          </Form.Item>
          <Form.Item name="kind" label="类别" required validateStatus="error" help="请选择类别">
            <Select options={kinds} placeholder="请选择" />
          </Form.Item>
          <Form.Item name="day" label="日期">
            <DayField />
          </Form.Item>
          <Form.Item name="price" label="价格">
            <MoneyField />
          </Form.Item>
          <Form.Item name="closed" label="编号">
            <Input disabled placeholder="登记后生成" />
          </Form.Item>
          <Form.Item name="agreed" valuePropName="checked" label="条款">
            <Checkbox>我已阅读并同意</Checkbox>
          </Form.Item>
        </div>
      </Form>
      <RichTextField value={text} onChange={setText} />
    </Card>
  );
}
