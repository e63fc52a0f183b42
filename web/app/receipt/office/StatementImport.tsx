import {
  downloadStatementTemplate,
  importStatement,
  listStatementBanks,
  previewStatement,
} from '@shuji/contract/receipt/calls';
import { mostStatementBytes, mostStatementLines, type StatementColumns } from '@shuji/contract/receipt/labels';
import type { StatementPreview, StatementResult } from '@shuji/contract/receipt/schema';
import { Input, Upload } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { download, upload } from '#app/lib/api.ts';
import { isCallFailure, Refused } from '#app/lib/failure.ts';
import { reread, useQueryOf } from '#app/lib/query.ts';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Field } from '#app/ui/plain/Field.tsx';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import { LonelyVouchers } from './LonelyVouchers.tsx';
import { StatementLines } from './StatementLines.tsx';
import { StatementMapping } from './StatementMapping.tsx';
import { StatementOutcome } from './StatementOutcome.tsx';

export const meta = pageTitle('导入银行流水');

interface Shown {
  file: File;
  preview: StatementPreview;
}

/** A statement on its way in: the bank, the file, which column is what, the lines, and then the result. */
export default function StatementImport() {
  const banks = useQueryOf(listStatementBanks, {});
  const [bank, setBank] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const [result, setResult] = useState<StatementResult | null>(null);
  const [busy, setBusy] = useState<'reading' | 'importing' | null>(null);
  const [problem, setProblem] = useState('');

  async function work(doing: 'reading' | 'importing', run: () => Promise<void>) {
    setBusy(doing);
    setProblem('');
    try {
      await run();
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      if (error instanceof Refused) setProblem(Object.values(error.fields).join('；') || error.msg);
    } finally {
      setBusy(null);
    }
  }

  const read = (file: File, columns: StatementColumns = {}) =>
    work('reading', async () => {
      setResult(null);
      if (shown?.file !== file) setShown(null);
      const preview = await upload(previewStatement, { bank, ...columns }, file, undefined, { fields: true });
      setShown({ file, preview });
    });

  const bring = ({ file, preview }: Shown) =>
    work('importing', async () => {
      setResult(await upload(importStatement, { bank, ...preview.columns }, file, undefined, { fields: true }));
      setShown(null);
      reread();
    });

  const isNamed = bank.trim().length >= 2;
  return (
    <>
      <Crumbs trail={[{ label: '银行到账', to: href('officeReceipt') }, { label: '导入银行流水' }]} />
      <h1>导入银行流水</h1>
      <Card title="一、选择银行">
        <div className="stack text-form">
          <Field label="银行" required hint="列的对应关系按银行保存，下次导入自动使用">
            {(control) => (
              <>
                <Input
                  {...control}
                  list="statement-banks"
                  maxLength={30}
                  value={bank}
                  onChange={(event) => {
                    setBank(event.target.value);
                    setShown(null);
                  }}
                />
                <datalist id="statement-banks">
                  {banks.data?.map((one) => (
                    <option key={one.bank} value={one.bank} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
        </div>
      </Card>
      <Card
        title="二、选择文件"
        extra={
          <Button look="quiet" size="small" onClick={() => void saveTemplate()}>
            下载样例
          </Button>
        }
      >
        {isNamed ? (
          <Upload.Dragger
            accept=".csv,.txt"
            showUploadList={false}
            disabled={busy !== null}
            beforeUpload={(file) => {
              void read(file);
              return Upload.LIST_IGNORE;
            }}
          >
            <p>点击选择文件，或把文件拖到这里</p>
            <p className="small muted">
              网银导出的 CSV，UTF-8 或 GBK 编码，不超过 {mostStatementBytes / 1024 / 1024} MB、{mostStatementLines}{' '}
              行。此时只作预览，不写入任何内容。
            </p>
          </Upload.Dragger>
        ) : (
          <p className="muted">请先填写银行。</p>
        )}
      </Card>
      <div aria-live="polite" className="stack">
        {problem && (
          <Alert tone="bad" title="这个文件不能导入">
            {problem}
          </Alert>
        )}
        {busy === 'reading' && !shown && (
          <Card>
            <Skeleton lines={5} />
          </Card>
        )}
        {result && <StatementOutcome result={result} />}
        {shown && (
          <>
            <StatementMapping
              key={JSON.stringify(shown.preview.columns)}
              preview={shown.preview}
              busy={busy === 'reading'}
              onChoose={(columns) => void read(shown.file, columns)}
            />
            <StatementLines
              name={shown.file.name}
              preview={shown.preview}
              busy={busy === 'importing'}
              onImport={() => void bring(shown)}
            />
            <LonelyVouchers {...shown.preview} />
          </>
        )}
      </div>
    </>
  );
}

async function saveTemplate(): Promise<void> {
  try {
    await download(downloadStatementTemplate, {});
  } catch (error) {
    if (!isCallFailure(error)) throw error;
  }
}
