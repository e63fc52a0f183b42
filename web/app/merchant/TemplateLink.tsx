import { type Template, templates } from '@shuji/contract/merchant/labels/template';
import { downloadTemplate } from '@shuji/contract/merchant/template';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { download } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';

interface TemplateLinkProps {
  template: Template;
  /** The name of the product that the paper is about. */
  product?: string;
}

/** A paper to be signed and stamped, with what was saved of the company filled in. */
export function TemplateLink({ template, product }: TemplateLinkProps) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      await download(downloadTemplate, { template, ...(product && { product }) });
    } catch (error) {
      if (!isCallFailure(error)) throw error;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button look="quiet" size="small" busy={busy} onClick={() => void save()}>
      下载{templates[template]}模板
    </Button>
  );
}
