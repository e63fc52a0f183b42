// The data of the centre that the matrix runs against.

import { randomUUIDv7 } from 'node:crypto';
import { fileComplaint } from '@shuji/contract/complaint/calls';
import { listComplaintQueue } from '@shuji/contract/complaint/office';
import { createDocument } from '@shuji/contract/document/office';
import { createPoster } from '@shuji/contract/home/office';
import { inviteMember } from '@shuji/contract/member/calls';
import { listMerchants } from '@shuji/contract/merchant/card';
import { listNotices } from '@shuji/contract/notice/calls';
import { createOperator, listOperatorRequests } from '@shuji/contract/operator/office';
import { getOffer } from '@shuji/contract/order/calls';
import { createPartner } from '@shuji/contract/partner/office';
import { requestCopy } from '@shuji/contract/privacy/calls';
import { addPhrase, listPhrases } from '@shuji/contract/review/calls';
import { listSavedSearches, saveSearch } from '@shuji/contract/saved-search/calls';
import { changeSetting, listSettingRequests } from '@shuji/contract/site/office';
import { createRecordLink, listRecordLinks } from '@shuji/contract/trading-record/calls';
import { newcomer } from '#test/newcomers.ts';
import { freshPhone, hire, reason } from '#test/operators.ts';
import { withoutNotice } from '#test/product.ts';
import type { World } from '#test/world.ts';
import { isMember, type members } from './members.ts';
import { gatherPeople, type People, password } from './people.ts';
import { plantApplications } from './plant-applications.ts';
import { plantDeals } from './plant-deals.ts';
import { plantDemands, plantProducts } from './plant-market.ts';
import { plantObjection } from './plant-objection.ts';
import { plantOffers } from './plant-offer.ts';
import { isOfficeRole, isOneOf, roles } from './roles.ts';
import { Subjects } from './subjects.ts';

export interface Planted {
  people: People;
  subjects: Subjects;
}

export async function plant(world: World): Promise<Planted> {
  await withoutNotice(world);
  const people = await gatherPeople(world);
  const subjects = new Subjects();
  await plantProducts(world, people, subjects);
  await plantObjection(world, people, subjects);
  await plantDemands(world, people, subjects);
  await plantDeals(world, people, subjects);
  await plantOffers(people, subjects);
  await plantApplications(world, people, subjects);
  await plantReading(world, subjects);
  await plantOwnRecords(world, people, subjects);
  return { people, subjects };
}

async function plantReading({ as, sql }: World, subjects: Subjects): Promise<void> {
  const [shown, hidden] = [randomUUIDv7(), randomUUIDv7()];
  for (const [id, status] of [
    [shown, 'published'],
    [hidden, 'draft'],
  ] as const) {
    await sql`
      insert into news (id, title, kind, body, words, status, published_at)
      values (${id}, '数据要素市场观察', 'industry', '<p>正文</p>', '正文', ${status}, now())`;
  }
  subjects.add('article', { everyone: shown, hidden });
  subjects.add('officeArticle', { everyone: hidden });
  const text = { kind: 'rule', anchor: 'covenant', title: '服务公约', body: '<p>为各方提供公平的服务。</p>' } as const;
  subjects.add('document', { everyone: (await as('sun')(createDocument, text)).id });
  const poster = await as('sun')(createPoster, { place: 'home', title: '海报', fromDay: '2026-01-01' });
  subjects.add('poster', { everyone: poster.id });
  const partner = await as('sun')(createPartner, { name: '滨海伙伴', kind: 'technology' });
  subjects.add('partner', { everyone: partner.id });
  const { rows: merchants } = await as('visitor')(listMerchants, {});
  // The newest, whose card shows no product of the people of the matrix.
  const merchant = merchants.toSorted((one, other) => Date.parse(other.since) - Date.parse(one.since))[0];
  subjects.add('merchant', { everyone: merchant?.id ?? '' });
  const listed = subjects.any('listedProduct');
  const { product } = await as('wang')(getOffer, { id: listed });
  subjects.facts[listed] = { versionId: product.versionId };
}

async function plantOwnRecords(centre: World, people: People, subjects: Subjects): Promise<void> {
  const { as, sql } = centre;
  await as('li')(fileComplaint, {
    kind: 'complaint',
    title: '电话无人接听',
    text: '页面上的联系电话无人接听，请核实。',
  });
  const complaints = await as('zhao')(listComplaintQueue, {});
  subjects.add('complaint', { everyone: complaints.rows[0]?.id ?? '' });
  const spare = await hire(centre, { username: 'spare', name: '备用', roles: ['editor'] });
  subjects.add('operator', { everyone: spare.id });
  const operator = { name: '新人', roles: ['editor' as const], reason };
  await as('zheng')(createOperator, { ...operator, username: 'asked', phone: freshPhone() });
  await as('qian')(createOperator, { ...operator, username: 'mine', phone: freshPhone() });
  const { rows: requests } = await as('qian')(listOperatorRequests, {});
  const requestOf = (name: string) => requests.find(({ username }) => username === name)?.id ?? '';
  subjects.add('operatorRequest', { everyone: requestOf('asked') });
  subjects.add('ownOperatorRequest', { everyone: requestOf('mine') });
  await as('zheng')(changeSetting, { key: 'fee_rate', before: '0', value: '100', reason });
  await as('qian')(changeSetting, { key: 'fee_min', before: '0', value: '100', reason });
  for (const { id, isMine } of await as('qian')(listSettingRequests, {}))
    subjects.add(isMine ? 'ownSettingRequest' : 'settingRequest', { everyone: id });
  await as('zhao')(addPhrase, { desk: 'attestation', words: '请补充加盖公章的扫描件' });
  const [phrase] = await as('zhao')(listPhrases, { desk: 'attestation' });
  subjects.add('phrase', { everyone: phrase?.id ?? '' });
  subjects.add('copy', { everyone: (await as('li')(requestCopy, { password })).id });
  subjects.add('account', { everyone: (await newcomer(sql)).accountId });
  subjects.add('reachedAccount', { everyone: people.accountOf('registered') ?? '' });
  const companies = { buyer: 'purchaser', seller: 'supplier' } as const;
  for (const [company, member] of Object.entries(companies) as ['buyer' | 'seller', keyof typeof members][]) {
    subjects.add('companyMember', { of: { [company]: people.accountOf(member) } });
    const invited = { name: '何琳', phone: freshPhone(), roles: ['finance' as const] };
    subjects.add('invitation', { of: { [company]: (await people.as(company)(inviteMember, invited)).id } });
  }
  for (const role of roles) {
    const holder = people.accountOf(role);
    if (!holder) continue;
    const [session] = await sql<{ id: string }[]>`select id from session where holder_id = ${holder}`;
    subjects.add(isOfficeRole(role) ? 'officeSession' : 'siteSession', {
      of: { [role]: session?.id },
      isPersonal: true,
    });
    const side = isOfficeRole(role) ? 'office' : 'site';
    const device = randomUUIDv7();
    await sql`
      insert into known_device (id, side, holder_id, token_hash, device)
      values (${device}, ${side}, ${holder}, ${device}::text::bytea, '')`;
    subjects.add(`${side}Device`, { of: { [role]: device }, isPersonal: true });
    // What follows is the company's, whoever of it makes it.
    if (isOfficeRole(role) || isMember(role)) continue;
    await people.as(role)(saveSearch, { keyword: '潮位' });
    const [search] = await people.as(role)(listSavedSearches, {});
    if (search) subjects.add('savedSearch', { of: { [role]: search.id } });
    if (isOneOf(role, 'merchant')) {
      const { address } = await people.as(role)(createRecordLink, { note: '滨海银行授信', days: 30 });
      subjects.add('recordCode', { everyone: new URL(address).searchParams.get('code') ?? '' });
      const { rows: links } = await people.as(role)(listRecordLinks, {});
      subjects.add('recordLink', { of: { [role]: links[0]?.id } });
    }
    const { rows } = await people.as(role)(listNotices, { pageSize: 1 });
    if (rows[0]) subjects.add('notice', { of: { [role]: rows[0].id } });
  }
}
