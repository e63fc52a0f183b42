// Proposes the part of a registration form that its sample shows.
import type { Output } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/product/sample';
import type { SampleColumn } from '@shuji/contract/sample/schema';
import type { Handler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findOwnSample } from '#src/sample/queries.ts';
import { getProfile } from '#src/sample/reading.ts';
import { meaningOf } from './headings.ts';
import { listEarlierMeanings } from './queries.ts';

type Proposal = NonNullable<Output<typeof calls.getSampleProposal>>;

const longestName = 60;
const mostFields = 300;

/** Null for a sample that cannot be read. */
export const getSampleProposal: Handler<typeof calls.getSampleProposal> = async ({ id }, { db, actor, providers }) => {
  const file = await findOwnSample(db, id, actor.id);
  ensure(file, 'file.notFound');
  const profile = await getProfile(db, providers, id);
  if (profile?.status !== 'ready') return null;
  const columns = profile.columns.filter(({ name }) => name.length <= longestName).slice(0, mostFields);
  const earlier = await listEarlierMeanings(
    db,
    actor.partyId,
    columns.map(({ name }) => name),
  );
  return {
    fileId: id,
    rowCount: profile.rows,
    byteSize: file.size,
    ...periodOf(profile.columns),
    dictionary: columns.map((column) => fieldOf(column, earlier.get(column.name.toLowerCase()))),
  };
};

function fieldOf({ name, type, personal }: SampleColumn, earlier: string | undefined): Proposal['dictionary'][number] {
  return {
    name,
    type: type === 'empty' ? 'string' : type,
    meaning: earlier ?? meaningOf(name),
    sensitive: personal !== null,
    isEarlier: earlier !== undefined,
  };
}

/** Days of a life or of a validity are not those that the data cover. */
const otherDays =
  /出生|生日|成立|注册|有效|到期|更新|创建|录入|发布|birth|expir|valid|found|created|updated|modified|publish/i;

/** From the earliest to the latest day of the columns that hold days. */
export function periodOf(columns: readonly SampleColumn[]): Pick<Proposal, 'periodFrom' | 'periodTo'> {
  const days = columns.filter(({ name, type }) => (type === 'date' || type === 'datetime') && !otherDays.test(name));
  const ends = days.flatMap(({ min, max }) => (min !== null && max !== null ? [min, max] : []));
  const sorted = ends.map((moment) => moment.slice(0, 10)).sort();
  return { periodFrom: sorted[0] ?? null, periodTo: sorted.at(-1) ?? null };
}
