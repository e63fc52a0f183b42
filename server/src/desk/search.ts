// Searches the office through each list's own reading, so it shows nothing that the list would not.
import { accountStandings } from '@shuji/contract/account/labels/office';
import { listAccounts } from '@shuji/contract/account/schema/office';
import type { Shape } from '@shuji/contract/call';
import { certificateKinds, certificateStates } from '@shuji/contract/certificate/labels';
import { listOfficeCertificates } from '@shuji/contract/certificate/schema/office';
import { complaintKinds, complaintStatus } from '@shuji/contract/complaint/labels';
import { listOfficeComplaints } from '@shuji/contract/complaint/schema/office';
import { demandStatus } from '@shuji/contract/demand/labels';
import { listOfficeDemands } from '@shuji/contract/demand/schema/office';
import type * as calls from '@shuji/contract/desk/calls';
import { type OfficeFind, officeFinds } from '@shuji/contract/desk/labels';
import type { OfficeFinds } from '@shuji/contract/desk/schema';
import { documentKinds } from '@shuji/contract/document/labels';
import { listOfficeDocuments } from '@shuji/contract/document/schema/office';
import { posterPlaces } from '@shuji/contract/home/labels';
import { posterPlaceNames, posterStateNames } from '@shuji/contract/home/labels/office';
import { newsStatus } from '@shuji/contract/news/labels/office';
import { listOfficeNews } from '@shuji/contract/news/schema/office';
import { objectionStatus } from '@shuji/contract/objection/labels';
import { listOfficeObjections } from '@shuji/contract/objection/schema/office';
import { operatorRoles } from '@shuji/contract/operator/labels';
import { disputeOutcomes, orderStatus, paymentStatus } from '@shuji/contract/order/labels';
import { invoiceStatus } from '@shuji/contract/order/labels/invoice';
import { listFeeInvoices } from '@shuji/contract/order/schema/invoice';
import { listAllDisputes, listAllPayments } from '@shuji/contract/order/schema/office';
import { listOfficeOrders } from '@shuji/contract/order/schema/oversight';
import { productStatus } from '@shuji/contract/product/labels';
import { listOfficeProducts } from '@shuji/contract/product/schema/office';
import { listOfficeRatings } from '@shuji/contract/rating/schema/office';
import { type SettingKey, settingGroups, settingTable } from '@shuji/contract/site/setting';
import type { z } from 'zod';
import * as certificate from '#src/certificate/reading-office.ts';
import * as complaint from '#src/complaint/reading-office.ts';
import * as demand from '#src/demand/office/reading.ts';
import * as document from '#src/document/reading-office.ts';
import * as poster from '#src/home/posters-office.ts';
import type { Operator, ReadContext } from '#src/http/context.ts';
import type { Handler } from '#src/http/feature.ts';
import * as news from '#src/news/reading-office.ts';
import * as objection from '#src/objection/reading-office.ts';
import { searchOperators } from '#src/operator/queries.ts';
import * as dispute from '#src/order/dispute/reading-queue.ts';
import * as invoice from '#src/order/invoice/reading.ts';
import * as payment from '#src/order/office/reading.ts';
import * as order from '#src/order/office/reading-oversight.ts';
import * as account from '#src/oversight/reading.ts';
import { listAllPartners } from '#src/partner/queries-office.ts';
import * as product from '#src/product/review/reading.ts';
import * as rating from '#src/rating/reading-office.ts';
import { readLabels } from '#src/site/queries.ts';

type Context = ReadContext<Operator>;
type Found = Pick<OfficeFinds[number], 'rows' | 'hasMore'>;
type Hit = Found['rows'][number];

const most = 5;

const sources: Record<OfficeFind, (keyword: string, context: Context) => Promise<Found>> = {
  product: asking(listOfficeProducts, product.listOfficeProducts, (row) => ({
    title: row.name,
    note: words(row.number, row.merchantName, productStatus[row.status]),
  })),
  account: asking(listAccounts, account.listAccounts, (row) => ({
    title: row.name ?? (row.phone || '已注销账号'),
    note: words(row.name && row.phone, ...row.standings.map((standing) => accountStandings[standing])),
  })),
  demand: asking(listOfficeDemands, demand.listOfficeDemands, (row) => ({
    title: row.title,
    note: words(row.number, row.ownerName, demandStatus[row.status]),
  })),
  order: asking(listOfficeOrders, order.listOfficeOrders, (row) => ({
    title: row.number,
    note: words(row.productName, row.buyerName, orderStatus[row.status]),
  })),
  certificate: asking(listOfficeCertificates, certificate.listOfficeCertificates, (row) => ({
    title: row.number,
    note: words(certificateKinds[row.kind], row.productName, certificateStates[row.state]),
  })),
  complaint: asking(listOfficeComplaints, complaint.listOfficeComplaints, (row) => ({
    title: row.title,
    note: words(row.number, complaintKinds[row.kind], complaintStatus[row.status]),
  })),
  objection: asking(listOfficeObjections, objection.listOfficeObjections, (row) => ({
    title: row.productName,
    note: words(row.productNumber, row.objectorName, objectionStatus[row.status]),
  })),
  payment: asking(listAllPayments, payment.listAllPayments, (row) => ({
    title: row.orderNumber,
    note: words(row.productName, row.payer, paymentStatus[row.status]),
  })),
  invoice: asking(listFeeInvoices, invoice.listFeeInvoices, (row) => ({
    title: row.orderNumber,
    note: words(row.partyName, row.title, invoiceStatus[row.status]),
  })),
  dispute: asking(listAllDisputes, dispute.listAllDisputes, (row) => ({
    title: row.orderNumber,
    note: words(row.productName, row.outcome ? disputeOutcomes[row.outcome] : '处理中'),
  })),
  rating: asking(listOfficeRatings, rating.listOfficeRatings, (row) => ({
    title: row.productName,
    note: words(row.buyerName, row.hiddenAt && '已隐藏'),
  })),
  news: asking(listOfficeNews, news.listOfficeNews, (row) => ({
    title: row.title,
    note: words(row.kindLabel, newsStatus[row.status]),
  })),
  document: asking(listOfficeDocuments, document.listOfficeDocuments, (row) => ({
    title: row.title,
    note: documentKinds[row.kind],
  })),
  poster: findPosters,
  partner: findPartners,
  operator: findOperators,
  setting: async (keyword) => findSettings(keyword),
};

export const searchOffice: Handler<typeof calls.searchOffice> = async ({ keyword }, context) => {
  const kinds = Object.keys(sources) as OfficeFind[];
  const own = kinds.filter((kind) => context.actor.roles.includes(officeFinds[kind].role));
  const found = await Promise.all(own.map(async (kind) => ({ kind, ...(await sources[kind](keyword, context)) })));
  return found.filter(({ rows }) => rows.length > 0);
};

type Listing<Row> = { total: number; rows: Row[] };

/** Reads a list as its call does, with defaults for everything but the keyword. */
function asking<S extends Shape, Row extends { id: string }>(
  { input: schema }: S,
  read: (input: z.output<S['input']>, context: Context) => Promise<Listing<Row>>,
  toHit: (row: Row) => Omit<Hit, 'id' | 'part'>,
) {
  return async (keyword: string, context: Context): Promise<Found> => {
    const input = schema.parse({ keyword, pageSize: most }) as z.output<S['input']>;
    const { total, rows } = await read(input, context);
    return { rows: rows.map((row) => ({ id: row.id, ...toHit(row), part: '' })), hasMore: total > most };
  };
}

async function findOperators(keyword: string, { db }: Context): Promise<Found> {
  const found = await searchOperators(db, { keyword });
  return whole(found, ({ id, name, username, roles }) => ({
    id,
    title: name,
    note: words(username, ...roles.map((role) => operatorRoles[role])),
    part: '',
  }));
}

async function findPosters(keyword: string, context: Context): Promise<Found> {
  const places = posterPlaces.map((place) => poster.listOfficePosters({ place, keyword, state: undefined }, context));
  return whole((await Promise.all(places)).flat(), ({ id, title, place, state }) => ({
    id,
    title,
    note: words(posterPlaceNames[place], posterStateNames[state]),
    part: place,
  }));
}

async function findPartners(keyword: string, { db }: Context): Promise<Found> {
  const [found, labels] = await Promise.all([listAllPartners(db, { keyword }), readLabels(db, 'partnerKind')]);
  return whole(found, ({ id, name, kind, isShown }) => ({
    id,
    title: name,
    note: words(labels.get(kind), !isShown && '未展示'),
    part: '',
  }));
}

// Settings and their meanings are written in the program.
function findSettings(keyword: string): Found {
  const keys = (Object.keys(settingTable) as SettingKey[]).filter((key) =>
    `${settingTable[key].label} ${settingTable[key].about}`.includes(keyword),
  );
  return whole(keys, (key) => ({
    id: key,
    title: settingTable[key].label,
    note: settingGroups[settingTable[key].group],
    part: settingTable[key].group,
  }));
}

/** The first few of a list that is read as a whole. */
function whole<Row>(found: readonly Row[], toHit: (row: Row) => Hit): Found {
  return { rows: found.slice(0, most).map(toHit), hasMore: found.length > most };
}

function words(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}
