import { changeMember, inviteMember } from '@shuji/contract/member/calls';
import { invitationDays, memberRoles, roleDuties } from '@shuji/contract/member/labels';
import {
  changeMember as changeMemberShape,
  inviteMember as inviteMemberShape,
  type Member,
} from '@shuji/contract/member/schema';
import { Checkbox, Input } from 'antd';
import { PhoneField } from '#app/account/PhoneField.tsx';
import { FormDialog } from '#app/form/FormDialog.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { toast } from '#app/ui/notify.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="邀请成员"
      intro={
        <p className="muted">邀请链接以短信发出，{invitationDays} 天内有效，只能使用一次；对方打开后设置自己的密码。</p>
      }
      call={inviteMember}
      shape={inviteMemberShape}
      submit="发送邀请"
      name="invite"
      onClose={onClose}
      onDone={() => {
        toast.success('邀请短信已发出');
        onClose();
      }}
    >
      <CallField name="name">
        <Input maxLength={20} autoComplete="off" />
      </CallField>
      <PhoneField />
      <CallField name="roles">
        <RoleBoxes />
      </CallField>
    </FormDialog>
  );
}

export function RolesDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  return (
    <FormDialog
      title={`修改角色：${member.name}`}
      intro={<p className="muted">保存后立即生效。</p>}
      call={changeMember}
      shape={changeMemberShape}
      initial={{ roles: member.roles }}
      fixed={{ id: member.id }}
      submit="保存"
      name="member"
      onClose={onClose}
      onDone={() => {
        toast.success('角色已修改');
        onClose();
      }}
    >
      <CallField name="roles">
        <RoleBoxes />
      </CallField>
    </FormDialog>
  );
}

interface BoxesProps {
  value?: string[];
  onChange?: (roles: string[]) => void;
  id?: string;
  'aria-describedby'?: string;
}

const choices = Object.entries(memberRoles).map(([value, label]) => ({
  value,
  label: `${label}：${roleDuties[value as keyof typeof memberRoles]}`,
}));

// A group of boxes takes no `aria-required`, which the form's item would give it.
function RoleBoxes({ value, onChange, id, 'aria-describedby': described }: BoxesProps) {
  return (
    <div id={id}>
      <Checkbox.Group
        role="group"
        aria-label="角色"
        aria-describedby={described}
        className="stack"
        options={choices}
        value={value ?? []}
        {...(onChange && { onChange })}
      />
    </div>
  );
}
