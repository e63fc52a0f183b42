import type { Call, Shape, Who } from '@shuji/contract/call';
import type { z } from 'zod';
import { Empty } from '#app/admin/Empty.tsx';
import type { BulkAction } from './bulk.ts';
import type { FilterField } from './filters.ts';
import { ListFilter } from './ListFilter.tsx';
import { OfficeRows, type RowsDeclaration } from './OfficeRows.tsx';
import { useList } from './use-list.ts';

type Listing<Row> = readonly Row[] | { total?: number; capped?: boolean | undefined; rows: readonly Row[] };

/** A call that answers such rows, whole or by pages. */
export type ListCall<Row> = Call<Who, boolean, Shape<z.ZodObject, z.ZodType<Listing<Row>>>>;

/** How a list is read, filtered and taken out. */
export interface ListView<Row> {
  call: ListCall<Row>;
  exports?: Call;
  filters?: readonly FilterField[];
  /** Title and text while no filter narrows the list; `nothing` and `hint` by default. */
  empty?: { title: string; text?: string };
  bulk?: readonly BulkAction<NoInfer<Row>>[];
}

/** The declarations shared by all views of a list. */
export interface ListDeclaration<Row, K extends string> extends RowsDeclaration<Row, K> {
  /** Title and text when a filter finds nothing: 没有符合条件的需求. */
  nothing: string;
  hint?: string;
}

interface OfficeListProps<Row, K extends string> extends ListDeclaration<Row, K>, ListView<Row> {
  /** Query parameters of the page, beside the filter, that the call takes. */
  scope?: string[];
}

/** A list as the address names it: filter, page and page size. */
export function OfficeList<Row extends object, K extends string>(props: OfficeListProps<Row, K>) {
  const { call, exports, filters = [], empty, scope = [], nothing, hint = '放宽筛选条件再试试。', ...rows } = props;
  const { data, error, reload, filter, isNarrowed } = useList(call, filters, scope);
  return (
    <>
      {filters.length > 0 && <ListFilter fields={filters} preserve={scope} />}
      <OfficeRows
        {...rows}
        data={data && ('rows' in data ? data : { rows: data })}
        error={error}
        reload={reload}
        empty={empty && !isNarrowed ? <Empty {...empty} /> : <Empty title={nothing} text={hint} />}
        exported={exports && { call: exports, filter }}
      />
    </>
  );
}
