import { Alert, Button } from 'antd';

/** Says that what was written before is back, and lets it go. */
export function DraftAlert({ onDrop }: { onDrop: () => void }) {
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 20 }}
      title="已恢复您上次未提交的内容"
      action={
        <Button size="small" onClick={onDrop}>
          放弃，重新填写
        </Button>
      }
    />
  );
}
