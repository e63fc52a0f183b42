import { exportProducts } from '@shuji/contract/product/import';
import { productStatuses } from '@shuji/contract/product/labels';
import { useSearchParams } from 'react-router';
import { ExportButtons } from '#app/admin/list/ExportButtons.tsx';

/** Exports the list with every field, as a table that can be imported again. */
export function ExportOwnProducts() {
  const [query] = useSearchParams();
  const status = productStatuses.find((one) => one === query.get('status'));
  return (
    <div className="row">
      <span className="small muted">导出这些产品的全部字段</span>
      <ExportButtons call={exportProducts} input={status ? { status } : {}} />
    </div>
  );
}
