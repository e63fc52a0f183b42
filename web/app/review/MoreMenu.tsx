import { Dropdown } from 'antd';
import { Button } from '#app/admin/Button.tsx';

export interface MoreStep {
  label: string;
  isDangerous?: boolean;
  onChoose: () => void;
}

/** Steps that are seldom taken, behind one button. */
export function MoreMenu({ steps }: { steps: readonly MoreStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        items: steps.map(({ label, isDangerous = false, onChoose }) => ({
          key: label,
          label,
          danger: isDangerous,
          onClick: onChoose,
        })),
      }}
    >
      <Button aria-haspopup="menu">更多</Button>
    </Dropdown>
  );
}
