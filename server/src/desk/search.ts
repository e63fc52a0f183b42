// One search over the office: every list is asked by its own reading, so it tells nothing that the list would not.
import { accountStandings, listAccounts } from '@shuji/contract/account-office';
import type { Call, Input, Output, Parsed } from '@shuji/contract/call';
import { certificateKinds, certificateStates } from '@shuji/contract/certificate';
import { listOfficeCertificates } from '@shuji/contract/certificate-office';
import { complaintKinds, complaintStatus } from '@shuji/contract/complaint';
import { listOfficeComplaints } from '@shuji/contract/complaint-office';
import { demandStatus } from '@shuji/contract/demand';
import { listOfficeDemands } from '@shuji/contract/demand-office';
import type * as calls from '@shuji/contract/desk';
import { type OfficeFind, type OfficeFinds, officeFinds } from '@shuji/contract/desk';
import { documentKinds } from '@shuji/contract/document';
import { listOfficeDocuments } from '@shuji/contract/document-office';
import { listOfficeNews, newsStatus } from '@shuji/contract/news-office';
import { operatorRoles } from '@shuji/contract/operator';
import { orderStatus } from '@shuji/contract/order';
import { listOfficeOrders } from '@shuji/contract/order-oversight';
import { productStatus } from '@shuji/contract/product';
import { listOfficeProducts } from '@shuji/contract/product-office';
import * as certificate from '#src/certificate/reading-office.ts';
import * as complaint from '#src/complaint/reading-office.ts';
import * as demand from '#src/demand/reading-office.ts';
import * as document from '#src/document/reading-office.ts';
import type { Operator, ReadScene } from '#src/http/scene.ts';
import * as news from '#src/news/reading-office.ts';
import { searchOperators } from '#src/operator/queries.ts';
import * as order from '#src/order/reading-oversight.ts';
import * as account from '#src/oversight/reading.ts';
import * as product from '#src/product/reading-office.ts';

type Scene = ReadScene<Operator>;
type Found = Pick<OfficeFinds[number], 'rows' | 'hasMore'>;
type Hit = Found['rows'][number];

const most = 5;

const sources: Record<OfficeFind, (keyword: string, scene: Scene) => Promise<Found>> = {
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
  news: asking(listOfficeNews, news.listOfficeNews, (row) => ({
    title: row.title,
    note: words(row.kindLabel, newsStatus[row.status]),
  })),
  document: asking(listOfficeDocuments, document.listOfficeDocuments, (row) => ({
    title: row.title,
    note: documentKinds[row.kind],
  })),
  operator: findOperators,
};

export async function searchOffice(
  { keyword }: Parsed<typeof calls.searchOffice>,
  scene: Scene,
): Promise<Output<typeof calls.searchOffice>> {
  const kinds = Object.keys(sources) as OfficeFind[];
  const own = kinds.filter((kind) => scene.actor.roles.includes(officeFinds[kind].role));
  const found = await Promise.all(own.map(async (kind) => ({ kind, ...(await sources[kind](keyword, scene)) })));
  return found.filter(({ rows }) => rows.length > 0);
}

type Listing<Row> = { total: number; rows: Row[] };

/** Asks a list as its call would be asked, with everything but the keyword left to its defaults. */
function asking<C extends Call, Row extends { id: string }>(
  call: C,
  read: (input: Parsed<C>, scene: Scene) => Promise<Listing<Row>>,
  told: (row: Row) => Omit<Hit, 'id'>,
) {
  return async (keyword: string, scene: Scene): Promise<Found> => {
    const input = call.input.parse({ keyword, pageSize: most } as Input<C>) as Parsed<C>;
    const { total, rows } = await read(input, scene);
    return { rows: rows.map((row) => ({ id: row.id, ...told(row) })), hasMore: total > most };
  };
}

async function findOperators(keyword: string, { db }: Scene): Promise<Found> {
  const found = await searchOperators(db, { keyword });
  const rows = found.slice(0, most).map(({ id, name, username, roles }) => ({
    id,
    title: name,
    note: words(username, ...roles.map((role) => operatorRoles[role])),
  }));
  return { rows, hasMore: found.length > most };
}

function words(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(' · ');
}
