import * as attestation from '@shuji/contract/attestation';
import { uploadFile } from '@shuji/contract/file';
import { applyPermit } from '@shuji/contract/permit';
import { describe, expect, it } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { world } from '#test/world.ts';

const { as, sql, atOnce } = await world();
const { applyAttestation, readAttestationSheet, readOwnAttestation, reviewAttestation } = attestation;

const creditCode = '91990116MAB5PQ5P7X';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function organisation() {
  const chen = as('chen');
  const file = { name: '影像.png', bytes: picture };
  const licence = await chen.upload(uploadFile, { purpose: 'licence' }, file);
  const authority = await chen.upload(uploadFile, { purpose: 'authority' }, file);
  return {
    kind: 'organisation' as const,
    name: '晨光数据服务有限公司',
    creditCode,
    legalPerson: '陈晨',
    region: '120116',
    agent: '陈晨',
    contactPhone: '13800000003',
    licence: licence.id,
    authority: authority.id,
    consentLicence: true,
  };
}

const person = { kind: 'person' as const, name: '陈晨', idNumber: '990101199203153421', consentId: true };

async function startOver() {
  await sql`update application set party_id = null where account_id = ${cast.chen.id}`;
  await sql`delete from party where account_id = ${cast.chen.id}`;
  await sql`alter table application_step disable trigger user`;
  await sql`delete from application_step where application_id in (select id from application where account_id = ${cast.chen.id})`;
  await sql`alter table application_step enable trigger user`;
  await sql`delete from application where account_id = ${cast.chen.id}`;
}

describe('attestation', () => {
  it('keeps a half-written draft and names every gap at its field on submission', async () => {
    const draft = await as('chen')(applyAttestation, { kind: 'organisation', name: '晨光' });
    expect(draft.status).toBe('draft');
    const refused = as('chen')(applyAttestation, { kind: 'organisation', name: '晨光', creditCode: '91990116MAB5PQ5P70', submit: true });
    await expect(refused).rejects.toMatchObject({
      name: 'door.badInput',
      fields: {
        name: '企业名称需为 4–60 个字',
        creditCode: expect.stringContaining('统一社会信用代码不正确'),
        licence: '请上传营业执照影像',
        consentLicence: expect.stringContaining('请先阅读并同意'),
      },
    });
    const { application } = await as('chen')(readOwnAttestation, {});
    expect(application).toMatchObject({ status: 'draft', content: { name: '晨光' } });
    await startOver();
  });

  it('goes back for correction with opinions at fields, tells what changed, and is approved', async () => {
    const form = await organisation();
    const { id } = await as('chen')(applyAttestation, { ...form, submit: true });
    await as('zhao')(reviewAttestation, { id, decision: 'correction', opinions: { licence: '影像不清晰', agent: '与授权书不一致' } });
    const { application } = await as('chen')(readOwnAttestation, {});
    expect(application).toMatchObject({ status: 'correction', opinions: { licence: '影像不清晰' } });
    expect(application?.content.contactPhone).toBe('13800000003');

    await as('chen')(applyAttestation, { ...form, agent: '陈小晨', submit: true });
    const sheet = await as('zhao')(readAttestationSheet, { id });
    expect(sheet.fields.filter((field) => field.isChanged).map((field) => field.field)).toEqual(['agent']);
    expect(sheet.fields.find((field) => field.field === 'agent')).toMatchObject({ text: '陈小晨', before: '陈晨' });
    expect(sheet.fields.find((field) => field.field === 'contactPhone')?.text).toBe('138****0003');
    expect(sheet.steps.map((step) => step.step)).toEqual(['submit', 'correct', 'submit']);

    await as('zhao')(reviewAttestation, { id, decision: 'approve' });
    const after = await as('chen')(readOwnAttestation, {});
    expect(after.party).toMatchObject({ kind: 'organisation', name: '晨光数据服务有限公司', number: creditCode });
    await expect(as('chen')(applyAttestation, { ...form, submit: true })).rejects.toMatchObject({ name: 'attestation.alreadyApproved' });
    await startOver();
  });

  it('seals an identity number, shows it in full to its owner only, and knows the same person again', async () => {
    const { id } = await as('chen')(applyAttestation, { ...person, submit: true });
    const [stored] = await sql<{ content: string }[]>`select content::text from application where id = ${id}`;
    expect(stored?.content).not.toContain(person.idNumber);
    const own = await as('chen')(readOwnAttestation, {});
    expect(own.application?.content.idNumber).toBe(person.idNumber);
    const sheet = await as('zhao')(readAttestationSheet, { id });
    expect(JSON.stringify(sheet)).not.toContain(person.idNumber);
    await as('zhao')(reviewAttestation, { id, decision: 'approve' });
    const [party] = await sql`select * from party where account_id = ${cast.chen.id}`;
    expect(JSON.stringify(party)).not.toContain(person.idNumber);
    await startOver();
  });

  it('gives a company to one account only', async () => {
    const form = await organisation();
    const taken = { ...form, creditCode: '91990116MAG4BAHEDM', submit: true };
    await expect(as('chen')(applyAttestation, taken)).rejects.toMatchObject({ fields: { creditCode: expect.stringContaining('其他账号') } });
    const { id } = await as('chen')(applyAttestation, { ...form, submit: true });
    await sql`update party set credit_code = ${creditCode} where account_id = ${cast.li.id}`;
    await expect(as('zhao')(reviewAttestation, { id, decision: 'approve' })).rejects.toMatchObject({ name: 'attestation.creditCodeTaken' });
    await sql`update party set credit_code = '91990116MAG4BAHEDM' where account_id = ${cast.li.id}`;
    await startOver();
  });

  it('is decided once, however many reviewers press at once', async () => {
    const { id } = await as('chen')(applyAttestation, { ...person, submit: true });
    const results = await atOnce(
      (tx) => tx`select 1 from application where id = ${id} for update`,
      Array.from({ length: 8 }, () => () => as('zhao')(reviewAttestation, { id, decision: 'approve' })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ name: 'application.alreadyDecided' });
    }
    const steps = await sql`select 1 from application_step where application_id = ${id} and step = 'approve'`;
    expect(steps).toHaveLength(1);
    await startOver();
  });

  it("refuses to review one's own organisation, and refusing without a reason", async () => {
    const { id } = await as('chen')(applyAttestation, { ...(await organisation()), submit: true });
    await expect(as('zhao')(reviewAttestation, { id, decision: 'refuse' })).rejects.toMatchObject({ fields: { reason: expect.any(String) } });
    await sql`update operator set organisation = ${creditCode} where id = ${cast.zhao.id}`;
    await expect(as('zhao')(reviewAttestation, { id, decision: 'approve' })).rejects.toMatchObject({ name: 'application.ownOrganisation' });
    await sql`update operator set organisation = null where id = ${cast.zhao.id}`;
    await startOver();
  });

  it("does not take another's file", async () => {
    const licence = await as('li').upload(uploadFile, { purpose: 'licence' }, { name: 'a.png', bytes: picture });
    const stolen = as('chen')(applyAttestation, { kind: 'organisation', licence: licence.id });
    await expect(stolen).rejects.toMatchObject({ name: 'file.notFound' });
  });

  it('is the business of reviewers alone', async () => {
    for (const who of ['sun', 'qian', 'zhou'] as const) {
      await expect(as(who)(attestation.listAttestationQueue, {})).rejects.toMatchObject({ name: 'door.forbidden' });
    }
    await expect(as('chen')(attestation.listAttestationQueue, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  });

  it('once frozen gives nothing from the next request on, and all again when lifted', async () => {
    const [row] = await sql<{ id: string }[]>`
      select id from application where account_id = ${cast.wang.id} and subject = 'attestation'`;
    const id = row?.id as string;
    await as('zhao')(attestation.freezeAttestation, { id, frozen: true, reason: '主体资格异常' });
    await expect(as('wang')(applyPermit, {})).rejects.toMatchObject({ name: 'door.needAttested' });
    await as('zhao')(attestation.freezeAttestation, { id, frozen: false, reason: '已核实' });
    await expect(as('wang')(applyPermit, {})).resolves.toMatchObject({ status: 'draft' });
  });
});
