// The supplier's contact for the buyer: the one named in the version that was sold.
import type { ProductDraft } from '@shuji/contract/product/schema/form';
import type { Db } from '#src/db/open.ts';
import { findContact } from '#src/product/queries-order.ts';
import type { Vault } from '#src/providers/vault.ts';
import type { OrderRow } from './queries.ts';

/** Null once the supplier has left and taken their name along. */
export async function supplierContact(
  db: Db,
  { snapshot }: Pick<OrderRow, 'snapshot'>,
  vault: Vault,
): Promise<ProductDraft['contact'] | null> {
  const sealed = await findContact(db, snapshot.versionId);
  const contact = sealed === null ? null : (JSON.parse(vault.decrypt(sealed)) as ProductDraft['contact']);
  return contact?.name ? contact : null;
}
