import { Progress as Bar, Button } from 'antd';
import { sizeWords } from '#app/ui/size.ts';
import type { Progress } from './large-upload.ts';

interface LargeUploadRowProps {
  file: File;
  progress: Progress;
  onPause: () => void;
  onGoOn: () => void;
  onDrop: () => void;
}

const stateWords: Record<Progress['state'], string> = {
  sending: '正在上传',
  waiting: '连接中断，正在重试',
  paused: '已暂停',
  failed: '上传中断',
};

/** A file on its way: how far it is, and what may be done about it. */
export function LargeUploadRow({ file, progress: { state, sent }, onPause, onGoOn, onDrop }: LargeUploadRowProps) {
  const percent = Math.floor((sent / file.size) * 100);
  const isMoving = state === 'sending' || state === 'waiting';
  return (
    <div className="box inline between">
      <div className="stack grow" data-gap="0">
        <span>{file.name}</span>
        <Bar
          percent={percent}
          size="small"
          showInfo={false}
          status={state === 'failed' ? 'exception' : state === 'sending' ? 'active' : 'normal'}
          aria-label={`${file.name} 的上传进度`}
        />
        <span className="muted small" role="status">
          {stateWords[state]}，{sizeWords(sent)} / {sizeWords(file.size)}（{percent}%）
        </span>
      </div>
      <Button size="small" onClick={isMoving ? onPause : onGoOn}>
        {isMoving ? '暂停' : '继续'}
      </Button>
      <Button size="small" type="text" onClick={onDrop}>
        放弃
      </Button>
    </div>
  );
}
