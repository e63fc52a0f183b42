import { Button } from 'antd';
import { Alert } from '#app/admin/Alert.tsx';

interface DraftElsewhereProps {
  onKeep: () => void;
  onReload: () => void;
}

/** Two windows have edited the same draft: the person chooses which of the two counts. */
export function DraftElsewhere({ onKeep, onReload }: DraftElsewhereProps) {
  return (
    <Alert tone="warn" title="这份草稿在别的窗口或设备上改过">
      <p>本页的改动还没有保存。请选择保留哪一份，另一份的改动将被放弃。</p>
      <div className="row">
        <Button type="primary" onClick={onReload}>
          载入较新的一份
        </Button>
        <Button onClick={onKeep}>以本页为准</Button>
      </div>
    </Alert>
  );
}
