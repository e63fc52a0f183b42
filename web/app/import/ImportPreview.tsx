import type { FilePurpose } from '@shuji/contract/file/labels';
import { importProducts } from '@shuji/contract/product/import';
import { importColumns } from '@shuji/contract/product/import-columns';
import { type ImportOutcome, importOutcome } from '@shuji/contract/product/labels/import';
import type { BadImportRow, ImportCheck } from '@shuji/contract/product/schema/import';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button, LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { UploadField } from '#app/form/upload/UploadField.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { Table } from '#app/ui/plain/Table.tsx';
import type { Tone } from '#app/ui/tone.ts';

interface PreviewProps {
  file: string;
  name: string;
  check: ImportCheck;
}

const tones: Record<ImportOutcome, Tone> = { new: 'good', changed: 'action', same: 'plain' };

/** The import's rows before it runs, and the button that runs it. */
export function ImportPreview({ file, name, check }: PreviewProps) {
  const { rows, bad } = check;
  const [skipBad, setSkipBad] = useState(false);
  const [files, setFiles] = useState<Record<string, string>>({});
  const [done, setDone] = useState<{ created: number; changed: number } | null>(null);
  const { send, busy } = useMutationOf(importProducts);
  const written = rows.filter((row) => row.outcome !== 'same').length;

  async function bring() {
    const brought = Object.entries(files).map(([called, id]) => ({ name: called, id }));
    const answer = await send({ file, files: brought, skipBad });
    if (answer) setDone(answer.data);
  }

  if (done) return <Brought {...done} />;
  return (
    <>
      <Alert tone={bad.length > 0 ? 'warn' : 'good'} title={`${name}：共 ${rows.length + bad.length} 行`}>
        {summaryOf(check)}
        {check.encoding &&
          check.encoding !== 'utf-8' &&
          ` 文件按 ${check.encoding.toUpperCase()} 编码解读，请核对文字。`}
      </Alert>
      {check.unknownColumns.length > 0 && (
        <Alert tone="warn" title="有些列不认识，不会导入">
          {check.unknownColumns.join('、')}
        </Alert>
      )}
      {bad.length > 0 && (
        <Card title={`需要改正的行（${bad.length}）`}>
          <Table
            caption="需要改正的行"
            rows={bad}
            rowKey={(row) => String(row.number)}
            columns={[
              { title: '行号', cell: (row) => `第 ${row.number} 行`, width: '96px' },
              { title: '产品', cell: (row) => row.name || '—', width: '30%' },
              { title: '原因', cell: (row) => <Reasons row={row} /> },
            ]}
          />
        </Card>
      )}
      {check.files.length > 0 && (
        <Card title="表格里提到的附件">
          <div className="stack">
            <p className="muted">现在上传，就随草稿一起保存；也可以导入之后在登记表里补传。</p>
            <div className="grid" data-gap="3">
              {check.files.map((wanted) => (
                <div key={wanted.name} className="stack">
                  <strong>{wanted.name}</strong>
                  <span className="small muted">
                    {importColumns.find(({ field }) => field === wanted.field)?.label}
                  </span>
                  <UploadField
                    purpose={wanted.purpose as FilePurpose}
                    value={files[wanted.name] ?? null}
                    onChange={(id) => setFiles((before) => withFile(before, wanted.name, id))}
                  />
                </div>
              ))}
            </div>
          </div>
        </Card>
      )}
      {rows.length > 0 && (
        <Card title={`可以导入的行（${rows.length}）`}>
          <Table
            caption="可以导入的行"
            rows={rows}
            rowKey={(row) => String(row.number)}
            columns={[
              { title: '行号', cell: (row) => `第 ${row.number} 行`, width: '96px' },
              { title: '产品', cell: (row) => row.name },
              {
                title: '结果',
                cell: (row) => <Tag tone={tones[row.outcome]}>{importOutcome[row.outcome]}</Tag>,
                width: '112px',
              },
              {
                title: '提交审核前还需补充',
                cell: (row) => (row.gaps === 0 ? '已填完整' : `${row.gaps} 项`),
                width: '180px',
              },
            ]}
          />
        </Card>
      )}
      {rows.length > 0 && (
        <Card>
          <div className="row between">
            {bad.length > 0 ? (
              <Checkbox checked={skipBad} onChange={(event) => setSkipBad(event.target.checked)}>
                跳过需要改正的 {bad.length} 行，只导入其余各行
              </Checkbox>
            ) : (
              <span className="muted">确认后写入，要么全部成功，要么一行也不写入。</span>
            )}
            <Button look="primary" busy={busy} disabled={written === 0 || (bad.length > 0 && !skipBad)} onClick={bring}>
              {written === 0 ? '没有需要写入的内容' : `确认导入 ${written} 个产品`}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}

function Reasons({ row }: { row: BadImportRow }) {
  return (
    <ul>
      {row.problems.map(({ field, text }) => (
        <li key={`${field} ${text}`}>{field ? `${field}：${text}` : text}</li>
      ))}
    </ul>
  );
}

function Brought({ created, changed }: { created: number; changed: number }) {
  return (
    <Card title="导入完成">
      <div className="stack">
        <p>
          新建 {created} 个草稿，更新 {changed}{' '}
          个产品的登记表。补全后逐个提交审核；已登记的产品，更新会成为新的版本，审核通过之前市场上展示的仍是原来的版本。
        </p>
        <p className="row">
          <LinkButton to={href('myprod', { status: 'draft' })} look="primary">
            查看草稿
          </LinkButton>
          <LinkButton to={href('myprod')}>全部产品</LinkButton>
        </p>
      </div>
    </Card>
  );
}

function summaryOf({ rows, bad }: ImportCheck): string {
  const count = (outcome: ImportOutcome) => rows.filter((row) => row.outcome === outcome).length;
  const parts = [
    `新建 ${count('new')} 个草稿`,
    `更新 ${count('changed')} 个`,
    `${count('same')} 个没有变化`,
    `${bad.length} 行需要改正`,
  ];
  return `${parts.join('，')}。${bad.length > 0 ? '请在文件里改正后重新上传，或跳过这些行。' : ''}`;
}

function withFile(before: Record<string, string>, name: string, id: string | null): Record<string, string> {
  const { [name]: _, ...rest } = before;
  return id === null ? rest : { ...rest, [name]: id };
}
