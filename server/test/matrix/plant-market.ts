// Products and demands of the matrix, in every state that a call asks for.
import { addDemand, takeDemand } from '@shuji/contract/demand/calls';
import { reviewDemand } from '@shuji/contract/demand/office';
import { uploadFile } from '@shuji/contract/file/calls';
import { beginUpload } from '@shuji/contract/file/upload';
import { getProduct } from '@shuji/contract/product/calls';
import { suspendProduct } from '@shuji/contract/product/office';
import { reportUpdate } from '@shuji/contract/update-report/calls';
import { demandForm } from '#test/demand-form.ts';
import { pixel } from '#test/listed-product.ts';
import { aDraft, aListed, aRegistered, aSubmitted, askRevocation, asRead } from '#test/product.ts';
import { serviceForm } from '#test/service.ts';
import type { World } from '#test/world.ts';
import { contactOf, type People, type Player } from './people.ts';
import type { Subjects } from './subjects.ts';

/** The world with 李 and 王 of the test scripts played by others. */
export function played(world: World, people: People, seller: Player, buyer: Player): World {
  const as: World['as'] = (who) => {
    if (who === 'li') return people.as(seller);
    return who === 'wang' ? people.as(buyer) : world.as(who);
  };
  return { ...world, as };
}

export async function plantProducts(world: World, people: People, subjects: Subjects): Promise<void> {
  for (const seller of ['seller', 'otherSeller'] as const) {
    const theirs = played(world, people, seller, 'buyer');
    const form = { contact: contactOf(seller) };
    const own = (kind: string, id: string) => subjects.add(kind, { of: { [seller]: id } });
    own('draftProduct', await aDraft(theirs, form));
    own('submittedProduct', await aSubmitted(theirs, form));
    own('registeredProduct', await aRegistered(theirs, form));
    own('ownListedProduct', await aListed(theirs, form));
    const update = { id: await aListed(theirs, form), periodFrom: '2026-10-01', periodTo: '2026-10-01', rowCount: 9 };
    own('updateReport', (await theirs.as('li')(reportUpdate, update)).id);
    own('suspendedProduct', await suspended(theirs, form));
    const table = { name: '样例.csv', bytes: Buffer.from('a,b\n1,2\n') };
    own('sample', (await theirs.as('li').upload(uploadFile, { purpose: 'sample' }, table)).id);
    const sheet = { name: '产品.csv', bytes: Buffer.from('产品名称\n表格里的产品\n') };
    own('sheet', (await theirs.as('li').upload(uploadFile, { purpose: 'sheet' }, sheet)).id);
    own('unusedFile', (await theirs.as('li').upload(uploadFile, { purpose: 'sheet' }, sheet)).id);
    const large = { purpose: 'delivery', name: '数据.zip', size: pixel.length, fingerprint: 'potwiRi-1' } as const;
    own('upload', (await theirs.as('li')(beginUpload, large)).id);
  }
  const serving = played(world, people, 'service', 'buyer');
  const service = { ...serviceForm, contact: contactOf('service') };
  subjects.add('draftProduct', { of: { service: await aDraft(serving, service) } });
  subjects.add('registeredProduct', { of: { service: await aRegistered(serving, service) } });
  subjects.add('ownListedProduct', { of: { service: await aListed(serving, service) }, isPublic: true });
  const [draft, waiting] = [subjects.any('draftProduct'), subjects.any('submittedProduct')];
  const listed = subjects.any('ownListedProduct');
  // A pending product is read by its version; the office cannot read a draft, so any version will do.
  subjects.facts[waiting] = await asRead(world, waiting);
  subjects.add('waitingProduct', { everyone: waiting, hidden: draft });
  subjects.add('listedProduct', { everyone: listed, hidden: subjects.any('registeredProduct') });
  subjects.add('rulableProduct', { everyone: listed, hidden: draft });
  subjects.add('heldProduct', { everyone: subjects.any('suspendedProduct'), hidden: draft });
  const revocations = { revocation: 'wu', ownRevocation: 'zhao' } as const;
  for (const [kind, by] of Object.entries(revocations))
    subjects.add(kind, { everyone: await askRevocation(world, await aRegistered(world), '登记材料不实', by) });
  const { certificateId, certificateNumber } = await world.as('visitor')(getProduct, { id: listed });
  subjects.add('productCertificate', { everyone: certificateId });
  subjects.facts[certificateId] = { number: certificateNumber };
  const upload = async (purpose: 'cover' | 'statement') =>
    (await world.as('li').upload(uploadFile, { purpose }, { name: '图.png', bytes: pixel })).id;
  const cover = await upload('cover');
  // As the cover of what is on the market; of nothing published it would be its uploader's alone.
  await world.sql`update product set cover = ${cover} where id = ${listed}`;
  subjects.add('image', { everyone: cover, hidden: await upload('statement') });
}

async function suspended(world: World, form: Parameters<typeof aListed>[1]): Promise<string> {
  const id = await aListed(world, form);
  await world.as('zhao')(suspendProduct, { id, reason: '接到投诉，核查期间中止' });
  return id;
}

/** The buyer's demands, taken by the seller; the other seller's, taken by the other buyer; and the other way round. */
export async function plantDemands(world: World, people: People, subjects: Subjects): Promise<void> {
  const add = async (owner: Player, submit: boolean) =>
    (await people.as(owner)(addDemand, demandForm({ submit, contact: contactOf(owner) }))).id;
  const published = async (owner: Player) => {
    const id = await add(owner, true);
    await world.as('zhao')(reviewDemand, { id, decision: 'approve' });
    return id;
  };
  for (const owner of ['attested', 'buyer', 'seller', 'otherSeller'] as const) {
    subjects.add('draftDemand', { of: { [owner]: await add(owner, false) } });
    subjects.add('pendingDemand', { of: { [owner]: await add(owner, true) } });
    subjects.add('publishedDemand', { of: { [owner]: await published(owner) } });
  }
  for (const [owner, taker] of [
    ['buyer', 'seller'],
    ['otherBuyer', 'otherSeller'],
    ['otherSeller', 'otherBuyer'],
  ] as const) {
    const id = await published(owner);
    await people.as(taker)(takeDemand, { id });
    subjects.add('demandOfTaker', { of: { [taker]: id } });
    subjects.add('takenDemand', { of: { [owner]: id } });
  }
  for (const kind of ['publishedDemand', 'takenDemand', 'demandOfTaker']) subjects.add(kind, { isPublic: true });
  const hidden = subjects.any('draftDemand');
  subjects.add('openDemand', { everyone: await published('otherBuyer'), hidden });
  subjects.add('waitingDemand', { everyone: subjects.any('pendingDemand'), hidden });
  subjects.add('shownDemand', { everyone: subjects.any('publishedDemand'), hidden });
}
