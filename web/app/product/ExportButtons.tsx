import { productStatuses } from '@shuji/contract/product';
import { exportProducts, type sheetFormats } from '@shuji/contract/product-import';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { download } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { Button } from '#app/ui/Button.tsx';

type Format = (typeof sheetFormats)[number];

/** What the list shows, with every field, as a table that can be brought in again. */
export function ExportButtons() {
  const [query] = useSearchParams();
  const [busy, setBusy] = useState<Format | null>(null);
  const status = productStatuses.find((one) => one === query.get('status'));

  async function save(format: Format) {
    setBusy(format);
    try {
      await download(exportProducts, { format, ...(status && { status }) });
    } catch (error) {
      if (!isCallFailure(error)) throw error;
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="row">
      <span className="small muted">导出这些产品的全部字段</span>
      <Button look="quiet" size="small" busy={busy === 'xlsx'} onClick={() => save('xlsx')}>
        导出 Excel
      </Button>
      <Button look="quiet" size="small" busy={busy === 'csv'} onClick={() => save('csv')}>
        导出 CSV
      </Button>
    </div>
  );
}
