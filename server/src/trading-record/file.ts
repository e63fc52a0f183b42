// A record taken along: the centre's signed statement with the proof of each certificate, or a PDF for people.
import { Readable } from 'node:stream';
import { parseCheckpoint } from '@shuji/contract/proof/checkpoint';
import { entryHash } from '@shuji/contract/proof/entry';
import { type RecordStatement, recordFormat, recordText, spellRecord } from '@shuji/contract/proof/record';
import { chinaDay } from '@shuji/contract/time';
import type { RecordFormat } from '@shuji/contract/trading-record/labels';
import { type InLog, inLog, misfitOf } from '#src/certificate/content.ts';
import type { Db } from '#src/db/open.ts';
import type { FileAnswer, ReadContext } from '#src/http/context.ts';
import { ensure } from '#src/http/refuse.ts';
import type { Merchant } from '#src/merchant/queries.ts';
import { makePdf } from '#src/pdf/make.ts';
import { type CheckpointRow, findEntriesOf, newestCheckpoint } from '#src/proof-log/queries.ts';
import { proofsOf } from '#src/proof-log/reading.ts';
import { primitives } from '#src/providers/primitives.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { type Counted, gatherCertificates, recordOf } from './gather.ts';
import { recordPdf } from './pdf.ts';
import { shownDisclosures } from './rules.ts';

type Context = Pick<ReadContext<unknown>, 'db' | 'now' | 'providers'>;

const types: Record<RecordFormat, string> = {
  // Apart from the envelopes of calls, which are application/json.
  json: 'application/vnd.shuji.trading-record+json',
  pdf: 'application/pdf',
};

export async function recordFile(merchant: Merchant, format: RecordFormat, context: Context): Promise<FileAnswer> {
  const { db, now } = context;
  const gathered = await gatherCertificates(db, merchant.partyId, now);
  const bytes = await {
    json: () => signedFile(merchant, gathered, context),
    pdf: async () => {
      const record = await recordOf(db, merchant, gathered, now);
      const issuer = await getSettingValue(db, 'web_title');
      return makePdf(`record ${merchant.id}`, recordPdf(record, { issuer, at: now.toISOString() }));
    },
  }[format]();
  return {
    open: async () => Readable.from([bytes]),
    name: `交易履历-${merchant.name}-${chinaDay(now)}.${format}`,
    type: types[format],
    size: bytes.length,
  };
}

/** A certificate that the log cannot prove yet joins the record seconds later. */
async function signedFile(
  merchant: Merchant,
  { from, counted }: { from: string; counted: Counted[] },
  { db, now, providers: { signer } }: Context,
): Promise<Buffer> {
  // Before the entries: what is read later holds every entry up to this checkpoint, an ending too.
  const checkpoint = await newestCheckpoint(db);
  const head = checkpoint && parseCheckpoint(checkpoint.note);
  const proven = checkpoint ? await provenOf(db, counted, checkpoint) : [];
  // A log under another name is one that this centre's keys do not sign.
  ensure(proven.length === 0 || head?.origin === signer.origin, 'certificate.notYetProvable');
  const statement: RecordStatement = {
    origin: signer.origin,
    issuer: await getSettingValue(db, 'web_title'),
    at: now.toISOString(),
    record: await recordOf(db, merchant, { from, counted: proven.map(({ one }) => one) }, now),
    entries: Object.fromEntries(
      proven.map(({ one, logged: { issued, ended } }) => [
        one.row.number,
        entryHash(primitives.sha256, (ended ?? issued).entry),
      ]),
    ),
  };
  const certificates = proven.map(({ one: { row, content, role }, logged: { issued, ended }, issue, end }) => ({
    fields: shownDisclosures(content, role),
    issue: { entry: issued.entry, proof: issue },
    end:
      ended && end
        ? { reason: [row.stateSalt ?? '', row.stateReason] as [string, string | null], entry: ended.entry, proof: end }
        : null,
  }));
  const text = spellRecord({ format: recordFormat, statement: signer.sign(recordText(statement)), certificates });
  return Buffer.from(text);
}

interface Proven {
  one: Counted;
  logged: InLog;
  issue: string;
  end: string | undefined;
}

async function provenOf(db: Db, counted: readonly Counted[], checkpoint: CheckpointRow): Promise<Proven[]> {
  const entries = Map.groupBy(
    await findEntriesOf(
      db,
      counted.map(({ row }) => row.number),
    ),
    ({ subject }) => subject,
  );
  const proven: Proven[] = [];
  for (const one of counted) {
    const logged = inLog(entries.get(one.row.number) ?? []);
    if (!logged) continue;
    ensure(misfitOf(one.row, logged) === null, 'certificate.damaged');
    const { issued, ended } = logged;
    if (issued.index === null || ended?.index === null) continue;
    const places = [issued.index, ...(ended ? [ended.index as number] : [])];
    const [issue, end] = (await proofsOf(db, checkpoint, places)) ?? [];
    if (issue) proven.push({ one, logged, issue, end });
  }
  return proven;
}
