// Between the form and its columns: the contact is sealed, the words are made searchable.

import type { Parsed } from '@shuji/contract/call';
import type { addDemand } from '@shuji/contract/demand';
import type { DemandContent } from '@shuji/contract/demand-office';
import type { Vault } from '#src/outside/vault.ts';
import type { ContentColumns } from './queries.ts';
import { searchable } from './rules.ts';

export type Form = Omit<Parsed<typeof addDemand>, 'id' | 'submit'>;

export interface Contact {
  name: string;
  phone: string;
  email: string;
}

export function contentColumns({ contact, files, ...form }: Form, vault: Vault): ContentColumns {
  const isRange = form.budgetMode === 'range';
  return {
    ...form,
    budgetMin: isRange ? form.budgetMin : null,
    budgetMax: isRange ? form.budgetMax : null,
    contact: vault.seal(JSON.stringify(contact)),
    fileIds: files,
    searchText: searchable([form.title, form.description, ...form.wantedFields].join(' ')),
  };
}

export function openContact(sealed: string | null, vault: Vault): Contact | null {
  return sealed === null ? null : (JSON.parse(vault.open(sealed)) as Contact);
}

/** What a submission said, for its log row. Only called for a form that is complete. */
export function submittedContent(form: Form): DemandContent {
  const { contact: _, files: __, ...content } = form;
  return content as DemandContent;
}
