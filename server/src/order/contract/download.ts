// A contract taken along: the very text that was hashed, a PDF for people, and the proof that checks offline.
import { Readable } from 'node:stream';
import type { Parsed } from '@shuji/contract/call';
import type * as calls from '@shuji/contract/order/calls';
import type * as officeCalls from '@shuji/contract/order/oversight';
import type { ContractFormat } from '@shuji/contract/order/schema';
import { type ContractStatement, contractFormat, spellContract, statementText } from '@shuji/contract/proof/contract';
import { openingPersonal } from '#src/audit/access.ts';
import type { FileAnswer, ReadContext } from '#src/http/context.ts';
import type { FileHandler } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { findOrder, findOwnOrder, type OrderRow } from '#src/order/queries.ts';
import { partiesOf } from '#src/order/queries-contact.ts';
import { contractOf } from '#src/order/reading-parts.ts';
import { makePdf } from '#src/pdf/make.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { contractPdf } from './pdf.ts';

type Context = Pick<ReadContext<unknown>, 'db' | 'now' | 'providers'>;

const filesAnHour = [{ points: 60, seconds: 3_600 }];

export const downloadContract: FileHandler<typeof calls.downloadContract> = async ({ x, y, format }, context) => {
  const { db, actor, providers } = context;
  const order = await findOwnOrder(db, y, x, actor.partyId);
  ensure(order, 'order.notFound');
  ensure(await providers.quota.take(`contract file ${actor.partyId}`, filesAnHour), 'order.tooManyFiles');
  return contractFile(order, format, context);
};

/** The bytes are made before the transaction that records who has taken them, and whose names are in them. */
export const downloadOfficeContract = openingPersonal({
  place: 'order',
  part: 'contract',
  read: async ({ id, format }: Parsed<typeof officeCalls.downloadOfficeContract>, context) => {
    const { db, actor, providers } = context;
    const order = await findOrder(db, id);
    ensure(order, 'order.notFound');
    ensure(await providers.quota.take(`contract file ${actor.id}`, filesAnHour), 'order.tooManyFiles');
    return contractFile(order, format, context);
  },
  concerned: partiesOf,
});

const types: Record<ContractFormat, string> = {
  txt: 'text/plain; charset=utf-8',
  pdf: 'application/pdf',
  // Apart from the envelopes of calls, which are application/json.
  json: 'application/vnd.shuji.contract+json',
};
const titles: Record<ContractFormat, string> = { txt: '合同文本', pdf: '合同', json: '签署证明' };

async function contractFile(order: OrderRow, format: ContractFormat, context: Context): Promise<FileAnswer> {
  const { db, now, providers } = context;
  const contract = await contractOf(db, order);
  ensure(contract, 'order.noContract');
  const codes = { seller: order.sellerCode, buyer: order.buyerCode };
  const { text, number, sha256, sm3 } = contract;
  const signatures = (['seller', 'buyer'] as const).flatMap((side) =>
    contract.signatures
      .filter((one) => one.side === side)
      .map(({ at, partyName }) => ({ side, name: partyName, code: codes[side], at: new Date(at).toISOString() })),
  );
  const issuer = await getSettingValue(db, 'web_title');
  const facts = { issuer, number, orderNumber: order.number, sha256, sm3, signatures, at: now.toISOString() };
  const make: Record<ContractFormat, () => Promise<Buffer> | Buffer> = {
    txt: () => Buffer.from(text),
    pdf: () => makePdf(`contract ${sha256} ${number} ${signatures.length}`, contractPdf({ ...facts, text })),
    json: () => {
      ensure(signatures.length === 2, 'order.notSigned');
      const statement: ContractStatement = { ...facts, origin: providers.signer.origin };
      const signed = providers.signer.sign(statementText(statement));
      return Buffer.from(spellContract({ format: contractFormat, text, statement: signed }));
    },
  };
  const bytes = await make[format]();
  return {
    open: async () => Readable.from([bytes]),
    name: `${number}-${titles[format]}.${format}`,
    type: types[format],
    size: bytes.length,
  };
}
