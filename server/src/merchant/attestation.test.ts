import { uploadFile } from '@shuji/contract/file/calls';
import * as attestation from '@shuji/contract/merchant/attestation';
import { applyPermit } from '@shuji/contract/permit/calls';
import { describe, expect, it } from 'vitest';
import { cast } from '#src/demo/cast.ts';
import { type Newcomer, newcomer } from '#test/newcomers.ts';
import { world } from '#test/world.ts';

const { as, sql, atOnce } = await world();
const { applyAttestation, readAttestationSheet, getOwnAttestation, reviewAttestation } = attestation;

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function organisation(who: Newcomer) {
  const asker = as(who);
  const file = { name: '影像.png', bytes: picture };
  const licence = await asker.upload(uploadFile, { purpose: 'licence' }, file);
  const authority = await asker.upload(uploadFile, { purpose: 'authority' }, file);
  return {
    kind: 'organisation' as const,
    name: '晨光数据服务有限公司',
    creditCode: who.creditCode,
    legalPerson: '陈晨',
    region: '120116',
    agent: '陈晨',
    contactPhone: '13800000003',
    licence: licence.id,
    authority: authority.id,
    consentLicence: true,
  };
}

const person = (idNumber: string) => ({ kind: 'person' as const, name: '陈晨', idNumber, consentId: true });
const numbers = ['990101199203153421', '990101198809211070', '990101199507072284'] as const;

describe('attestation', () => {
  it('keeps a half-written draft and names every gap at its field on submission', async () => {
    const someone = as(await newcomer(sql));
    const draft = await someone(applyAttestation, { kind: 'organisation', name: '晨光' });
    expect(draft.status).toBe('draft');
    const refused = someone(applyAttestation, {
      kind: 'organisation',
      name: '晨光',
      creditCode: '91990116MAB5PQ5P70',
      submit: true,
    });
    await expect(refused).rejects.toMatchObject({
      name: 'door.badInput',
      fields: {
        name: '企业名称需为 4–60 个字',
        creditCode: expect.stringContaining('统一社会信用代码不正确'),
        licence: '请上传营业执照影像',
        consentLicence: expect.stringContaining('请先阅读并同意'),
      },
    });
    const { application } = await someone(getOwnAttestation, {});
    expect(application).toMatchObject({ status: 'draft', content: { name: '晨光' } });
  });

  it('goes back for correction with opinions at fields, shows the changes, and is approved', async () => {
    const who = await newcomer(sql);
    const form = await organisation(who);
    const { id } = await as(who)(applyAttestation, { ...form, submit: true });
    const opinions = { licence: '影像不清晰', agent: '与授权书不一致' };
    await as('zhao')(reviewAttestation, { id, decision: 'correction', opinions });
    const { application } = await as(who)(getOwnAttestation, {});
    expect(application).toMatchObject({ status: 'correction', opinions, content: { contactPhone: '13800000003' } });

    await as(who)(applyAttestation, { ...form, agent: '陈小晨', submit: true });
    const detail = await as('zhao')(readAttestationSheet, { id });
    expect(detail.fields.filter((field) => field.isChanged).map((field) => field.field)).toEqual(['agent']);
    expect(detail.fields.find((field) => field.field === 'agent')).toMatchObject({ text: '陈小晨', before: '陈晨' });
    expect(detail.fields.find((field) => field.field === 'contactPhone')?.text).toBe('138****0003');
    expect(detail.steps.map((step) => step.step)).toEqual(['submit', 'correct', 'submit']);

    await as('zhao')(reviewAttestation, { id, decision: 'approve' });
    const after = await as(who)(getOwnAttestation, {});
    expect(after.party).toMatchObject({ kind: 'organisation', name: form.name, number: who.creditCode });
    const again = as(who)(applyAttestation, { ...form, submit: true });
    await expect(again).rejects.toMatchObject({ name: 'attestation.alreadyApproved' });
  });

  it('cannot be changed while it waits, and is begun anew after a refusal', async () => {
    const someone = as(await newcomer(sql));
    const first = await someone(applyAttestation, { ...person(numbers[2]), submit: true });
    const meanwhile = someone(applyAttestation, { ...person(numbers[2]), name: '陈晓' });
    await expect(meanwhile).rejects.toMatchObject({ name: 'application.alreadyOpen' });
    await as('zhao')(reviewAttestation, { id: first.id, decision: 'refuse', reason: '姓名与号码不一致' });
    const { application } = await someone(getOwnAttestation, {});
    expect(application).toMatchObject({ status: 'refused', reason: '姓名与号码不一致' });
    const second = await someone(applyAttestation, { ...person(numbers[2]), submit: true });
    expect(second.id).not.toBe(first.id);
  });

  it('seals an identity number, shows it in full to its owner only, and knows the same person again', async () => {
    const number = numbers[0];
    const who = await newcomer(sql);
    const { id } = await as(who)(applyAttestation, { ...person(number), submit: true });
    const [stored] = await sql<{ content: string }[]>`select content::text from application where id = ${id}`;
    expect(stored?.content).not.toContain(number);
    const own = await as(who)(getOwnAttestation, {});
    expect(own.application?.content.idNumber).toBe(number);
    expect(JSON.stringify(await as('zhao')(readAttestationSheet, { id }))).not.toContain(number);
    await as('zhao')(reviewAttestation, { id, decision: 'approve' });
    const [party] = await sql`select * from party where account_id = ${who.accountId}`;
    expect(JSON.stringify(party)).not.toContain(number);

    const other = await as(await newcomer(sql))(applyAttestation, { ...person(number), submit: true });
    const approval = as('zhao')(reviewAttestation, { id: other.id, decision: 'approve' });
    await expect(approval).rejects.toMatchObject({ name: 'attestation.idNumberTaken' });
  });

  it('gives a company to one account only', async () => {
    const owner = await newcomer(sql, 'attested');
    const who = await newcomer(sql);
    const form = await organisation(who);
    const late = as(who)(applyAttestation, { ...form, creditCode: owner.creditCode, submit: true });
    await expect(late).rejects.toMatchObject({ fields: { creditCode: expect.stringContaining('其他账号') } });
    const { id } = await as(who)(applyAttestation, { ...form, submit: true });
    await sql`update party set credit_code = ${who.creditCode} where account_id = ${owner.accountId}`;
    const approval = as('zhao')(reviewAttestation, { id, decision: 'approve' });
    await expect(approval).rejects.toMatchObject({ name: 'attestation.creditCodeTaken' });
  });

  it('is decided once, however many reviewers press at once', async () => {
    const { id } = await as(await newcomer(sql))(applyAttestation, { ...person(numbers[1]), submit: true });
    const results = await atOnce(
      (tx) => tx`select 1 from application where id = ${id} for update`,
      Array.from({ length: 8 }, () => () => as('zhao')(reviewAttestation, { id, decision: 'approve' })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ name: 'application.alreadyDecided' });
    }
    const steps = await sql`select 1 from application_event where application_id = ${id} and step = 'approve'`;
    expect(steps).toHaveLength(1);
  });

  it('opens one application, however often the first draft is saved at once', async () => {
    const who = await newcomer(sql);
    const results = await atOnce(
      (tx) => tx`select 1 from account where id = ${who.accountId} for update`,
      Array.from({ length: 6 }, () => () => as(who)(applyAttestation, { kind: 'person', name: '陈晨' })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const drafts = await sql`select 1 from application where account_id = ${who.accountId}`;
    expect(drafts).toHaveLength(1);
  });

  it("refuses to review one's own organisation, and to turn down without a reason", async () => {
    const who = await newcomer(sql, 'attesting');
    const [row] = await sql<{ id: string }[]>`select id from application where account_id = ${who.accountId}`;
    const id = row?.id as string;
    const silent = as('zhao')(reviewAttestation, { id, decision: 'refuse' });
    await expect(silent).rejects.toMatchObject({ fields: { reason: expect.any(String) } });
    await sql`update operator set organisation = ${who.creditCode} where id = ${cast.zhao.id}`;
    const own = as('zhao')(reviewAttestation, { id, decision: 'approve' });
    await expect(own).rejects.toMatchObject({ name: 'application.ownOrganisation' });
    expect(await as('zhao')(readAttestationSheet, { id })).toMatchObject({
      status: 'pending',
      isOwnOrganisation: true,
    });
    await sql`update operator set organisation = null where id = ${cast.zhao.id}`;
  });

  it("does not take another's file", async () => {
    const licence = await as('li').upload(uploadFile, { purpose: 'licence' }, { name: 'a.png', bytes: picture });
    const stolen = as('chen')(applyAttestation, { kind: 'organisation', licence: licence.id });
    await expect(stolen).rejects.toMatchObject({ name: 'file.notFound' });
  });

  it('is the business of reviewers, and of the auditors who read it', async () => {
    for (const who of ['sun', 'qian'] as const) {
      await expect(as(who)(attestation.listAttestationQueue, {})).rejects.toMatchObject({ name: 'door.forbidden' });
    }
    await expect(as('chen')(attestation.listAttestationQueue, {})).rejects.toMatchObject({ name: 'door.signedOut' });
  });

  it('once frozen gives nothing from the next request on, and all again when lifted', async () => {
    const who = await newcomer(sql, 'trading');
    const [row] = await sql<{ id: string }[]>`
      select id from application where account_id = ${who.accountId} and subject = 'attestation'`;
    const id = row?.id as string;
    await as('zhao')(attestation.freezeAttestation, { id, frozen: true, reason: '主体资格异常' });
    await expect(as(who)(applyPermit, {})).rejects.toMatchObject({ name: 'door.needAttested' });
    await as('zhao')(attestation.freezeAttestation, { id, frozen: false, reason: '已核实' });
    await expect(as(who)(applyPermit, {})).resolves.toMatchObject({ status: 'draft' });
  });
});
