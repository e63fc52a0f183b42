import type { Call, Input } from '@shuji/contract/call';
import type { ExportFormat } from '@shuji/contract/export';
import { useState } from 'react';
import { Button } from '#app/admin/Button.tsx';
import { download } from '#app/lib/api.ts';
import { isCallFailure } from '#app/lib/failure.ts';

interface ExportButtonsProps<C extends Call> {
  /** Answers a table; its input names a `format`. */
  call: C;
  /** The rest of its input: the filter that the list shows. */
  input: Omit<Input<C>, 'format'>;
}

/** All that a list finds, page or no page, as a table. */
export function ExportButtons<C extends Call>({ call, input }: ExportButtonsProps<C>) {
  const [busy, setBusy] = useState<ExportFormat | null>(null);

  async function save(format: ExportFormat) {
    setBusy(format);
    try {
      await download(call, { ...input, format } as Input<C>);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
    } finally {
      setBusy(null);
    }
  }

  return (
    <>
      <Button look="quiet" size="small" busy={busy === 'xlsx'} onClick={() => void save('xlsx')}>
        导出 Excel
      </Button>
      <Button look="quiet" size="small" busy={busy === 'csv'} onClick={() => void save('csv')}>
        导出 CSV
      </Button>
    </>
  );
}
