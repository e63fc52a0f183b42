import { type OperatorRoleName, operatorRoles } from '@shuji/contract/operator/labels';
import { Checkbox, Input, Select } from 'antd';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useRoles } from '#app/admin/Allowed.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Dialog } from '#app/admin/Dialog.tsx';
import { Field } from '#app/ui/plain/Field.tsx';

export interface ViewContent {
  name: string;
  isPinned: boolean;
  role: OperatorRoleName | null;
}

interface ViewFormProps {
  title: string;
  intro?: ReactNode;
  initial: ViewContent;
  busy: boolean;
  onSave: (content: ViewContent) => void;
  onClose: () => void;
}

/** Name, pin and sharing of a view. */
export function ViewForm({ title, intro, initial, busy, onSave, onClose }: ViewFormProps) {
  const [content, setContent] = useState(initial);
  const [isNameless, setNameless] = useState(false);
  const roles = useRoles() ?? [];
  const name = content.name.trim();

  function save(event: FormEvent) {
    event.preventDefault();
    setNameless(name === '');
    if (name !== '') onSave({ ...content, name });
  }

  return (
    <Dialog open title={title} onClose={onClose}>
      <form className="stack" onSubmit={save}>
        {intro}
        <Field label="视图名称" required error={isNameless ? '请填写视图名称' : undefined}>
          {(control) => (
            <Input
              {...control}
              data-first
              maxLength={20}
              value={content.name}
              onChange={({ target }) => setContent({ ...content, name: target.value })}
            />
          )}
        </Field>
        <Checkbox
          checked={content.isPinned}
          onChange={({ target }) => setContent({ ...content, isPinned: target.checked })}
        >
          固定在列表上方
        </Checkbox>
        <Field label="共享给" hint="同一角色的人都能看到和使用，只有您能修改和删除">
          {(control) => (
            <Select
              {...control}
              allowClear
              placeholder="不共享，只有自己使用"
              value={content.role}
              options={roles.map((value) => ({ value, label: `${operatorRoles[value]}人员` }))}
              onChange={(role) => setContent({ ...content, role: role ?? null })}
            />
          )}
        </Field>
        <div className="row">
          <Button look="primary" type="submit" busy={busy}>
            保存
          </Button>
          <Button onClick={onClose}>取消</Button>
        </div>
      </form>
    </Dialog>
  );
}
