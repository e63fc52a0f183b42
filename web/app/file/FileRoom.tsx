import type { Output } from '@shuji/contract/call';
import type { listFiles } from '@shuji/contract/file/own';
import { Alert } from '#app/admin/Alert.tsx';
import { Card } from '#app/admin/Card.tsx';
import { sizeWords } from '#app/ui/size.ts';

const megabyte = 1024 * 1024;

/** The room taken by unused files; used files have no limit. */
export function FileRoom({ room: { used, unused, most } }: { room: Output<typeof listFiles>['room'] }) {
  // Another file of a megabyte would be refused.
  const isFull = unused + megabyte > most;
  return (
    <Card title="占用空间">
      <div className="stack" data-gap="2">
        <p>
          未使用的文件 <strong>{sizeWords(unused)}</strong>
          <span className="muted">，上限 {sizeWords(most)}</span>
        </p>
        <meter
          className="meter"
          min={0}
          max={most}
          high={most * 0.9}
          value={unused}
          aria-label={`未使用的文件占用 ${sizeWords(unused)}，上限 ${sizeWords(most)}`}
        />
        <p className="muted small">已使用的文件 {sizeWords(used)}，不计入上限。</p>
      </div>
      {isFull && <Alert tone="warn">空间已满，不能再上传。请删除不用的文件，或放弃没有传完的文件。</Alert>}
    </Card>
  );
}
