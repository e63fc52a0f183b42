// Between the form and its columns: the contact is sealed, the words are made searchable.

import type { Output, Parsed } from '@shuji/contract/call';
import type { addDemand } from '@shuji/contract/demand/calls';
import type { readDemandContact } from '@shuji/contract/demand/contact';
import type { DemandContent } from '@shuji/contract/demand/schema/office';
import type { Db } from '#src/db/open.ts';
import { findPartyName } from '#src/merchant/queries.ts';
import type { Vault } from '#src/providers/vault.ts';
import { getLabels } from '#src/site/queries.ts';
import { regionName } from '#src/site/regions.ts';
import { searchVector } from '#src/text/tokenize.ts';
import type { ContentColumns } from './queries.ts';
import { searchable } from './rules.ts';

export type Form = Omit<Parsed<typeof addDemand>, 'id' | 'submit'>;

export type Contact = Output<typeof readDemandContact>;

type SearchableText = Pick<Form, 'title' | 'description' | 'wantedFields' | 'kind' | 'industry' | 'scene' | 'coverage'>;

/** The tsvector text of a demand: its words, its fields, its categories, its owner's name. */
export async function searchOf(db: Db, content: SearchableText, partyId: string): Promise<string> {
  const { title, description, wantedFields, coverage } = content;
  const labels = [await findPartyName(db, partyId), ...coverage.map(regionName)];
  for (const [dict, code] of [
    ['productType', content.kind],
    ['industry', content.industry],
    ['scene', content.scene],
  ] as const) {
    if (code) labels.push((await getLabels(db, dict)).get(code) ?? code);
  }
  return searchVector({ name: title, keywords: wantedFields, summary: description, labels, detail: '' });
}

export function contentColumns({ contact, files, ...form }: Form, search: string, vault: Vault): ContentColumns {
  const isRange = form.budgetMode === 'range';
  return {
    ...form,
    budgetMin: isRange ? form.budgetMin : null,
    budgetMax: isRange ? form.budgetMax : null,
    contact: vault.encrypt(JSON.stringify(contact)),
    fileIds: files,
    search,
    searchText: searchable([form.title, form.description, ...form.wantedFields].join(' ')),
  };
}

export function openContact(sealed: string | null, vault: Vault): Contact | null {
  return sealed === null ? null : (JSON.parse(vault.decrypt(sealed)) as Contact);
}

/** The content of a submission, for its log row. Only for a complete form. */
export function submittedContent(form: Form): DemandContent {
  const { contact: _, files: __, ...content } = form;
  return content as DemandContent;
}
