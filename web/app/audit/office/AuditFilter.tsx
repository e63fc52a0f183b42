import { Input } from 'antd';
import { Form } from 'react-router';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { href } from '#app/paths.ts';
import { Field } from '#app/ui/plain/Field.tsx';

const fields = [
  { name: 'actor', label: '操作人', placeholder: '姓名、用户名或编号' },
  { name: 'call', label: '操作', placeholder: '例如 审核产品' },
  { name: 'subject', label: '对象编号', placeholder: '完整的编号' },
  { name: 'address', label: '网络地址', placeholder: '例如 203.0.113.8' },
  { name: 'from', label: '起始日期', type: 'date' },
  { name: 'to', label: '截止日期', type: 'date' },
] as const;

export const filterNames = fields.map(({ name }) => name);

/** The address holds the whole filter, so that a search can be shared. */
export function AuditFilter({ filter }: { filter: Record<string, string | undefined> }) {
  return (
    <Card>
      <Form method="get" className="stack">
        <div className="grid" data-gap="3" data-min="large">
          {fields.map(({ name, label, ...rest }) => (
            <Field key={name} label={label}>
              {(control) => <Input {...control} {...rest} name={name} defaultValue={filter[name] ?? ''} />}
            </Field>
          ))}
        </div>
        <div className="row">
          <Button type="submit" look="primary">
            查询
          </Button>
          <LinkButton to={href('officeAudit')} look="quiet">
            清除条件
          </LinkButton>
        </div>
      </Form>
    </Card>
  );
}
