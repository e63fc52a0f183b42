import type { Input } from '@shuji/contract/call';
import { exportOrders, type sheetFormats } from '@shuji/contract/order-list';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { download } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';
import { pick } from '#app/lib/load.ts';
import { Button } from '#app/ui/Button.tsx';

type Format = (typeof sheetFormats)[number];

/** All the orders that the list finds, page or no page, as a table. */
export function ExportOrders({ x }: { x: 1 | 2 }) {
  const [query] = useSearchParams();
  const [busy, setBusy] = useState<Format | null>(null);

  async function save(format: Format) {
    setBusy(format);
    const found = pick(query, 'status', 'show', 'keyword', 'from', 'to', 'sort');
    try {
      await download(exportOrders, { x, format, ...found } as Input<typeof exportOrders>);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="row">
      <Button look="quiet" size="small" busy={busy === 'xlsx'} onClick={() => save('xlsx')}>
        导出 Excel
      </Button>
      <Button look="quiet" size="small" busy={busy === 'csv'} onClick={() => save('csv')}>
        导出 CSV
      </Button>
    </div>
  );
}
