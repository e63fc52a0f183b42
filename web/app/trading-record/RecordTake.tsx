import type { CallRequest } from '@shuji/contract/call';
import type { RecordFormat } from '@shuji/contract/trading-record/labels';
import type { ComponentType, ReactNode } from 'react';
import { useTake } from '#app/certificate/offline/use-take.ts';

interface RecordTakeProps {
  holder: string;
  file: (format: RecordFormat) => CallRequest;
  /** The button of the page's own kit. */
  button: ComponentType<{ busy: boolean; onClick: () => void; children: ReactNode }>;
}

/** The record to take along: for people, for programs, and for a check without network. */
export function RecordTake({ holder, file, button: Button }: RecordTakeProps) {
  const { busy, take } = useTake<RecordFormat>(`交易履历-${holder}`, file);
  const kinds = { pdf: '下载 PDF', json: '下载签名文件', offline: '下载离线查验文件' } as const;
  return (
    <div className="stack no-print" data-gap="2">
      <div className="row">
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
          <Button key={kind} busy={busy === kind} onClick={() => void take(kind)}>
            {kinds[kind]}
          </Button>
        ))}
      </div>
      <p className="muted small">
        签名文件（JSON）附有交易中心的签名与每份证书、凭证的存证证明；离线查验文件自带查验程序，断网后用浏览器打开即可核验，改动一个字都会被指出。
      </p>
    </div>
  );
}
