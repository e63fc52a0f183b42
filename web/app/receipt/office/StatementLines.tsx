import { isConfirmable, lineOutcomes } from '@shuji/contract/receipt/labels';
import type { StatementLine, StatementPreview } from '@shuji/contract/receipt/schema';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { Sum } from '#app/order/settlement/Sum.tsx';
import { outcomeTone } from '#app/receipt/labels.ts';
import { ScrollBox } from '#app/ui/plain/ScrollBox.tsx';
import { Table } from '#app/ui/plain/Table.tsx';
import { Match } from './Match.tsx';

const shownFirst = 50;

interface LinesProps {
  name: string;
  preview: StatementPreview;
  busy: boolean;
  onImport: () => void;
}

/** Every line as it would come in; a file with a line that cannot be read is not imported at all. */
export function StatementLines({ name, preview, busy, onImport }: LinesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { lines } = preview;
  if (lines.length === 0)
    return (
      <Alert tone="warn" title={`${name}：还不能预览`}>
        请选择交易日期、收入金额和对方户名各在哪一列；已经选好的，说明表头以下没有内容。
      </Alert>
    );
  const count = (outcome: StatementLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const fresh = lines.filter(({ outcome }) => outcome === 'new');
  const matched = fresh.filter(({ verdict }) => isConfirmable(verdict)).length;
  // A line that must be mended stands first.
  const sorted = lines.toSorted((a, b) => Number(b.outcome === 'bad') - Number(a.outcome === 'bad'));
  const shown = isWhole ? sorted : sorted.slice(0, shownFirst);
  return (
    <Card title={`四、预览：${name}`}>
      <div className="stack">
        {count('bad') > 0 ? (
          <Alert tone="bad" title={`有 ${count('bad')} 行需要改正，整个文件都没有导入`}>
            请核对所选的列，或改正文件后重新选择。
          </Alert>
        ) : (
          <Alert
            tone={fresh.length > 0 ? 'good' : 'warn'}
            title={`${fresh.length} 笔收入待导入，其中 ${matched} 笔与订单相符`}
          >
            {`另有 ${count('known')} 笔已导入过，${count('passed')} 行不是收入，都不会重复写入。`}
          </Alert>
        )}
        <ScrollBox label="预览的各行">
          <Table
            caption="预览的各行"
            rows={shown}
            rowKey={(row) => String(row.number)}
            columns={[
              { title: '行号', cell: (row) => row.number },
              { title: '交易日期', cell: (row) => row.paidOn || '—' },
              { title: '对方户名', cell: (row) => row.payer || '—' },
              { title: '收入金额', align: 'right', cell: (row) => <Sum fen={row.amount ?? 0} none="—" /> },
              { title: '附言或摘要', cell: (row) => row.remark || '—' },
              { title: '银行流水号', cell: (row) => row.serial ?? '—' },
              { title: '结果', cell: (row) => <Outcome line={row} /> },
              { title: '订单', cell: (row) => row.order?.number ?? '—' },
              {
                title: '核对',
                cell: (row) => (row.outcome === 'new' ? <Match {...row} /> : '—'),
              },
            ]}
          />
        </ScrollBox>
        <div className="row">
          {shown.length < sorted.length && (
            <Button onClick={() => setIsWhole(true)}>显示其余 {sorted.length - shown.length} 行</Button>
          )}
          <Button look="primary" busy={busy} disabled={count('bad') > 0 || fresh.length === 0} onClick={onImport}>
            导入 {fresh.length} 笔收入
          </Button>
          <span className="muted">导入不改变订单；与订单相符的，也由您逐笔确认到账。</span>
        </div>
      </div>
    </Card>
  );
}

function Outcome({ line: { outcome, problem } }: { line: StatementLine }) {
  return (
    <span>
      <Tag tone={outcomeTone[outcome]}>{lineOutcomes[outcome]}</Tag>
      {problem && <span className="small block">{problem}</span>}
    </span>
  );
}
