// A bank's statement: looked at first, then imported. The same line is one receipt, however often it is imported.
import { randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/receipt/calls';
import {
  isConfirmable,
  type StatementColumns,
  type StatementField,
  statementFields,
} from '@shuji/contract/receipt/labels';
import type { StatementLine, StatementResult } from '@shuji/contract/receipt/schema';
import { chinaDay } from '@shuji/contract/time';
import type { Db } from '#src/db/open.ts';
import type { Operator, ReadContext, WriteContext } from '#src/http/context.ts';
import { type Handler, inTwoSteps } from '#src/http/feature.ts';
import { ensure, refuse } from '#src/http/refuse.ts';
import { lockOrder } from '#src/order/queries.ts';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { bookReceipt } from './actions.ts';
import { insertReceipts, listLonelyVouchers, type MatchedOrder, type Money, matchMoney } from './queries.ts';
import { findLayout, insertStatement, keepLayout } from './queries-statement.ts';
import { partnersOf, verdictOf } from './rules.ts';
import { missingColumns, type ParsedLine, readStatement, type Statement } from './statement.ts';

type Input = Parsed<typeof calls.importStatement>;

export const previewStatement: Handler<typeof calls.previewStatement> = async (input, context) => {
  const stored = await findLayout(context.db, input.bank);
  const statement = await openStatement(input, stored, context);
  const { headings, columns, encoding } = statement;
  const lines = await linesOf(context.db, statement);
  return {
    headings,
    columns,
    encoding,
    isStored: stored !== null,
    lines,
    ...(await vouchersBeside(context.db, lines)),
  };
};

/** The whole file or nothing of it: a line that cannot be read may be money. */
export const importStatement = inTwoSteps(
  async (input: Input, context: ReadContext<Operator>): Promise<Statement> => {
    const statement = await openStatement(input, await findLayout(context.db, input.bank), context);
    for (const field of missingColumns(statement)) refuseFile(`没有找到“${statementFields[field]}”一列，请选择`, field);
    return statement;
  },
  ({ bank }: Input, context: WriteContext<Operator>, statement) =>
    importLines(statement, { bank, fileName: context.upload?.name.slice(0, 200) ?? '' }, context),
);

export async function importLines(
  statement: Statement,
  { bank, fileName }: { bank: string; fileName: string },
  context: WriteContext<Operator>,
): Promise<StatementResult> {
  const { db, actor, now } = context;
  const lines = await linesOf(db, statement);
  const bad = lines.filter(({ outcome }) => outcome === 'bad');
  const [first] = bad;
  if (first) refuseFile(`有 ${bad.length} 行需要改正，第 ${first.number} 行：${first.problem}`);
  const known = new Set(lines.filter(({ outcome }) => outcome === 'known').map(({ number }) => number));
  const income = statement.lines.filter(isIncome);
  const fresh = income
    .filter(({ number }) => !known.has(number))
    .map((line) => ({ ...moneyOf(line), id: randomUUIDv7() }));
  const statementId = randomUUIDv7();
  const counts = { added: fresh.length, known: income.length - fresh.length };
  await insertStatement(db, { id: statementId, bank, fileName, operatorId: actor.id, importedAt: now, ...counts });
  const ids = new Set(await insertReceipts(db, fresh, { source: 'statement', statementId, bank }, now));
  const added = fresh.filter(({ id }) => ids.has(id));
  await keepLayout(db, { bank, columns: statement.columns, operatorId: actor.id }, now);
  const matches = await matchMoney(db, added);
  let matched = 0;
  for (const line of added) {
    const order = matches.get(line.fingerprint)?.order ?? null;
    const verdict = verdictOf(line.amount, order);
    if (isConfirmable(verdict)) matched += 1;
    // Its voucher was confirmed before the statement came: there is nothing left to decide.
    if (verdict === 'booked' && order) await bindBooked(line, order.id, context);
  }
  const passed = lines.filter(({ outcome }) => outcome === 'passed').length;
  const counted = { added: added.length, known: income.length - added.length, passed, matched };
  return { ...counted, ...(await vouchersBeside(db, lines)) };
}

/** The days that a statement covers, and the vouchers of these days that it says nothing of. */
async function vouchersBeside(db: Db, lines: readonly StatementLine[]) {
  const days = lines
    .flatMap(({ outcome, paidOn }) => (outcome === 'new' || outcome === 'known' ? [paidOn] : []))
    .sort();
  const [from, to] = [days[0], days.at(-1)];
  if (!from || !to) return { period: null, vouchers: [] };
  const orderIds = lines.flatMap(({ order }) => order?.id ?? []);
  const serials = lines.flatMap(({ serial }) => serial ?? []);
  return { period: { from, to }, vouchers: await listLonelyVouchers(db, { from, to, orderIds, serials }) };
}

async function bindBooked(money: Money & { id: string }, orderId: string, context: WriteContext<Operator>) {
  const { db, actor, now } = context;
  const order = await lockOrder(db, orderId);
  if (!order) return;
  await bookReceipt(db, { id: money.id, money, order, verdict: 'booked' }, { by: 'office', actorId: actor.id, now });
}

async function openStatement(
  { bank, ...fields }: Input,
  stored: StatementColumns | null,
  { upload, now }: ReadContext<Operator>,
): Promise<Statement> {
  ensure(upload, 'door.badUpload');
  const typed = Object.entries(fields).filter(([, heading]) => heading);
  const chosen = typed.length > 0 ? (Object.fromEntries(typed) as StatementColumns) : stored;
  try {
    return readStatement(await readFile(upload.path), { bank, chosen, today: chinaDay(now) });
  } catch (error) {
    if (error instanceof Unreadable) refuseFile(error.message);
    throw error;
  }
}

function refuseFile(words: string, field: StatementField | 'file' = 'file'): never {
  return refuse('receipt.badFile', { [field]: words });
}

async function linesOf(db: Db, { lines }: Statement): Promise<StatementLine[]> {
  const matches = await matchMoney(db, lines.filter(isIncome).map(moneyOf));
  const parts = lines.filter(isIncome).flatMap(({ fingerprint: key, amount }) => {
    const { order = null, knownAmount = null } = matches.get(key) ?? {};
    return order && knownAmount === null ? [{ key, orderId: order.id, amount }] : [];
  });
  const addsUp = (key: string, order: MatchedOrder | null) =>
    parts.some((part) => part.key === key && partnersOf(part, parts, order?.payable ?? 0).length > 0);
  return lines.map((line) => {
    const { number, kind, payer, amount, paidOn, remark, serial, fingerprint } = line;
    const match = kind === 'income' ? matches.get(fingerprint) : undefined;
    const known = match?.knownAmount ?? null;
    const isOther = known !== null && known !== amount;
    const verdict = verdictOf(amount ?? 0, match?.order ?? null);
    const outcome = kind === 'income' ? (isOther ? 'bad' : known === null ? 'new' : 'known') : kind;
    return {
      number,
      outcome,
      problem: isOther ? '该银行流水号已导入过，但金额不同，请核对' : line.problem,
      payer,
      amount,
      paidOn,
      remark,
      serial,
      order: match?.order ?? null,
      matchedBy: match?.matchedBy ?? null,
      verdict,
      addsUp: verdict === 'short' && addsUp(fingerprint, match?.order ?? null),
    };
  });
}

type Income = ParsedLine & { amount: number };

function isIncome(line: ParsedLine): line is Income {
  return line.kind === 'income';
}

function moneyOf({ number: _, kind: __, problem: ___, ...money }: Income): Money {
  return { ...money, accountNumber: null };
}
