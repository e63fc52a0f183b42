import { operatorRoleNames, operatorRoles } from '@shuji/contract/operator';
import { changeOperator, createOperator, type OperatorRow } from '@shuji/contract/operator-office';
import { Checkbox, Input, Modal } from 'antd';
import { CallField } from '#app/form/CallField.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { toast } from '#app/ui/notify.ts';

interface OperatorFormProps {
  /** Null for a new one. */
  operator: OperatorRow | null;
  onClose: () => void;
  /** With what must be handed over, when there is something. */
  onSaved: (fresh: { username: string; password: string } | null) => void;
}

/** Someone's name, rights and employer. */
export function OperatorForm({ operator, onClose, onSaved }: OperatorFormProps) {
  return (
    <Modal
      open
      title={operator ? `修改 ${operator.name}` : '新增运营人员'}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      {operator ? (
        <CallForm
          call={changeOperator}
          fixed={{ id: operator.id }}
          initial={{ name: operator.name, roles: operator.roles, organisation: operator.organisation }}
          submit="保存"
          onDone={() => {
            toast.success('已保存');
            onSaved(null);
          }}
        >
          <Facts />
        </CallForm>
      ) : (
        <CallForm
          call={createOperator}
          submit="新增"
          onDone={({ password }, { username }) => onSaved({ username, password })}
        >
          <CallField name="username" hint="登录用，创建后不能修改">
            <Input autoComplete="off" maxLength={32} />
          </CallField>
          <Facts />
        </CallForm>
      )}
    </Modal>
  );
}

const choices = operatorRoleNames.map((value) => ({ value, label: operatorRoles[value] }));

function Facts() {
  return (
    <>
      <CallField name="name">
        <Input autoComplete="off" maxLength={20} />
      </CallField>
      <CallField name="roles" hint="系统、审核、审计只能选一项">
        <Checkbox.Group options={choices} />
      </CallField>
      <CallField name="organisation" hint="仅当其所在单位也在本平台交易时填写，用于审核回避">
        <Input autoComplete="off" maxLength={18} />
      </CallField>
    </>
  );
}
