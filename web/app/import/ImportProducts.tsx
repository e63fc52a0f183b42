import { uploadFile } from '@shuji/contract/file/calls';
import { purposeLimits } from '@shuji/contract/file/labels';
import { checkImport, getImportTemplate } from '@shuji/contract/product/import';
import { mostImportRows } from '@shuji/contract/product/labels/import';
import type { ImportCheck } from '@shuji/contract/product/schema/import';
import { Upload } from 'antd';
import { useState } from 'react';
import { Alert } from '#app/admin/Alert.tsx';
import { Button } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { api, download, upload } from '#app/lib/api.ts';
import { isCallFailure, Refused } from '#app/lib/failure.ts';
import { NeedVendor } from '#app/onboarding/NeedVendor.tsx';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { Crumbs } from '#app/ui/plain/Crumbs.tsx';
import { Skeleton } from '#app/ui/plain/Skeleton.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import styles from './ImportProducts.module.css';

export const meta = pageTitle('批量导入产品');

export default function ImportProducts() {
  return (
    <>
      <Crumbs trail={[{ label: '我的产品', to: href('myprod') }, { label: '批量导入' }]} />
      <h1>批量导入产品</h1>
      <NeedVendor>
        <Importing />
      </NeedVendor>
    </>
  );
}

interface CheckResult {
  file: string;
  name: string;
  check: ImportCheck;
}

const megabytes = purposeLimits.sheet.maxBytes / 1024 / 1024;

function Importing() {
  const [checked, setChecked] = useState<CheckResult | null>(null);
  const [reading, setReading] = useState('');
  const [problem, setProblem] = useState('');

  async function read(file: File) {
    setReading(file.name);
    setProblem('');
    setChecked(null);
    try {
      const stored = await upload(uploadFile, { purpose: 'sheet' }, file, () => {}, { fields: true });
      const check = await api(checkImport, { file: stored.id }, { fields: true });
      setChecked({ file: stored.id, name: file.name, check });
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      if (error instanceof Refused) setProblem(error.fields.file ?? error.msg);
    } finally {
      setReading('');
    }
  }

  return (
    <>
      <Card title="一、填写模板">
        <div className="stack">
          <p>
            模板列出登记表的全部字段，另附填写说明与可选值。每行一个产品，导入后成为草稿，可以继续修改，再逐个提交审核。从“我的产品”导出的文件改好后也可以在这里导入。
          </p>
          <p>
            <Button onClick={() => saveTemplate()}>下载模板</Button>
          </p>
        </div>
      </Card>
      <Card title="二、上传文件">
        <Upload.Dragger
          rootClassName={styles.drop ?? ''}
          accept=".xlsx,.csv,.json,.jsonl,.jsonld"
          showUploadList={false}
          disabled={reading !== ''}
          beforeUpload={(file) => {
            void read(file);
            return Upload.LIST_IGNORE;
          }}
        >
          <p>{reading ? `正在检查 ${reading}` : '点击选择文件，或把文件拖到这里'}</p>
          <p className="small muted">
            Excel（xlsx）、CSV、JSON 或 DCAT 目录（jsonld），不超过 {megabytes} MB、{mostImportRows}{' '}
            行。此时只作检查，不写入任何内容。
          </p>
        </Upload.Dragger>
      </Card>
      <div aria-live="polite" className={styles.outcome}>
        {problem && (
          <Alert tone="bad" title="这个文件不能导入">
            {problem}
          </Alert>
        )}
        {reading && (
          <Card>
            <Skeleton lines={5} />
          </Card>
        )}
        {checked && <ImportPreview key={checked.file} {...checked} />}
      </div>
    </>
  );
}

async function saveTemplate(): Promise<void> {
  try {
    await download(getImportTemplate, {});
  } catch (error) {
    if (!isCallFailure(error)) throw error;
  }
}
