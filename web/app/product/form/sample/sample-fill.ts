// What of a form its sample fills. Pure.
import type { DictionaryField, ProductDraft } from '@shuji/contract/product/schema/form';
import type { SampleProposal } from '@shuji/contract/product/schema/sample';

export type ProposedField = 'rowCount' | 'byteSize' | 'periodFrom' | 'periodTo';

type Filled = Pick<ProductDraft, ProposedField | 'dictionary'>;

const mostFields = 300;

/** True while a field is as the sample proposes it. */
export function isProposed(field: ProposedField, value: unknown, proposal: SampleProposal | null): boolean {
  return proposal !== null && proposal[field] !== null && proposal[field] === value;
}

/**
 * The fields that a sample fills: those that are empty, and those that are as the sample `before` it proposed them.
 * What the supplier wrote stays. A period is one thing: with a first day alone the data go on.
 */
export function fillFrom(
  proposal: SampleProposal,
  written: Partial<Filled>,
  before: SampleProposal | null,
): Partial<Filled> {
  const isFree = (field: ProposedField) => {
    const value = written[field] ?? null;
    return value === null || value === (before?.[field] ?? null);
  };
  const { rowCount, byteSize, periodFrom, periodTo } = proposal;
  return {
    ...(isFree('rowCount') && { rowCount }),
    ...(isFree('byteSize') && { byteSize }),
    ...(isFree('periodFrom') && isFree('periodTo') && periodFrom !== null && { periodFrom, periodTo }),
    dictionary: dictionaryFrom(proposal, written.dictionary ?? [], before),
  };
}

function dictionaryFrom(
  { dictionary }: SampleProposal,
  written: readonly DictionaryField[],
  before: SampleProposal | null,
): DictionaryField[] {
  const own = written.filter((row) => !isBlank(row) && !before?.dictionary.some((one) => isSame(one, row)));
  const known = own.map((row) => {
    const proposed = dictionary.find(({ name }) => name === row.name);
    return proposed && row.meaning === '' ? { ...row, meaning: proposed.meaning } : row;
  });
  const fresh = dictionary
    .filter(({ name }) => !own.some((row) => row.name === name))
    .map(({ name, type, meaning, sensitive }) => ({ name, type, meaning, sensitive }));
  return [...known, ...fresh].slice(0, mostFields);
}

function isBlank({ name, meaning }: DictionaryField): boolean {
  return name === '' && meaning === '';
}

function isSame(one: DictionaryField, other: DictionaryField): boolean {
  return (
    one.name === other.name &&
    one.type === other.type &&
    one.meaning === other.meaning &&
    one.sensitive === other.sensitive
  );
}
