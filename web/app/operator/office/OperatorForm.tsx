import { operatorRoleNames, operatorRoles } from '@shuji/contract/operator/labels';
import { changeOperator, createOperator } from '@shuji/contract/operator/office';
import {
  changeOperator as changeOperatorShape,
  createOperator as createOperatorShape,
  type OperatorRow,
} from '@shuji/contract/operator/schema/office';
import { Checkbox, Input } from 'antd';
import { FormDialog } from '#app/form/FormDialog.tsx';
import { CallField } from '#app/form/field/CallField.tsx';

interface OperatorFormProps {
  /** Null for a new one. */
  operator: OperatorRow | null;
  onClose: () => void;
  /** True while it waits for a second administrator. */
  onSaved: (isWaiting: boolean) => void;
}

/** Someone's name, phone, rights and employer. */
export function OperatorForm({ operator, onClose, onSaved }: OperatorFormProps) {
  if (!operator)
    return (
      <FormDialog
        title="新增运营人员"
        onClose={onClose}
        call={createOperator}
        shape={createOperatorShape}
        submit="提交申请"
        onDone={({ isWaiting }) => onSaved(isWaiting)}
      >
        <CallField name="username" hint="登录用，创建后不能修改">
          <Input autoComplete="off" maxLength={32} />
        </CallField>
        <Facts phoneHint="其本人的手机，批准后凭短信里的链接设置密码；一人只能登记一次" />
        <CallField name="reason" hint="供另一名系统管理员核对，至少 4 个字">
          <Input.TextArea rows={2} maxLength={200} />
        </CallField>
      </FormDialog>
    );
  return (
    <FormDialog
      title={`修改 ${operator.name}`}
      onClose={onClose}
      call={changeOperator}
      shape={changeOperatorShape}
      fixed={{ id: operator.id }}
      initial={{ name: operator.name, roles: operator.roles, organisation: operator.organisation }}
      toInput={({ phone, ...values }) => (phone ? { ...values, phone } : values)}
      submit="保存"
      onDone={({ isWaiting }) => onSaved(isWaiting)}
    >
      <Facts phoneHint={operator.hasPhone ? '已登记，更换时填写' : '尚未登记；登记后才能重置登录方式'} />
      <CallField name="reason" hint="增加权限、解除回避单位或更换手机时填写，供另一名系统管理员核对">
        <Input.TextArea rows={2} maxLength={200} />
      </CallField>
    </FormDialog>
  );
}

const choices = operatorRoleNames.map((value) => ({ value, label: operatorRoles[value] }));

function Facts({ phoneHint }: { phoneHint: string }) {
  return (
    <>
      <CallField name="name">
        <Input autoComplete="off" maxLength={20} />
      </CallField>
      <CallField name="phone" hint={phoneHint}>
        <Input type="tel" autoComplete="off" maxLength={11} />
      </CallField>
      <CallField name="roles" hint="系统、审核、审计只能选一项">
        <Roles />
      </CallField>
      <CallField name="organisation" hint="仅当其所在单位也在本平台交易时填写，用于审核回避">
        <Input autoComplete="off" maxLength={18} />
      </CallField>
    </>
  );
}

interface RolesProps {
  value?: OperatorRow['roles'];
  onChange?: (roles: OperatorRow['roles']) => void;
  id?: string;
  'aria-describedby'?: string;
}

// A group of boxes takes no `aria-required`, which the form's item would give it.
function Roles({ value, onChange, id, 'aria-describedby': described }: RolesProps) {
  return (
    <div id={id}>
      <Checkbox.Group
        role="group"
        aria-label="权限"
        aria-describedby={described}
        options={choices}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
