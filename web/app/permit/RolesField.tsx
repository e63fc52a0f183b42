import { type PermitRole, permitRole, permitRoleNote, permitRoles } from '@shuji/contract/permit/labels';
import { Checkbox } from 'antd';

interface RolesFieldProps {
  value?: PermitRole[];
  onChange?: (roles: PermitRole[]) => void;
  id?: string;
  held: readonly PermitRole[];
  isMerchant: boolean;
}

/** The roles the reader lacks. */
export function RolesField({ value, onChange, id, held, isMerchant }: RolesFieldProps) {
  const options = permitRoles
    .filter((role) => !held.includes(role))
    .map((role) => ({
      value: role,
      label: `${permitRole[role]}：${permitRoleNote[role]}`,
      disabled: role !== 'buyer' && !isMerchant,
    }));
  return (
    <div id={id}>
      <Checkbox.Group
        role="group"
        aria-label="申请权限"
        options={options}
        value={value}
        onChange={onChange}
        style={{ display: 'grid', gap: 8 }}
      />
    </div>
  );
}
