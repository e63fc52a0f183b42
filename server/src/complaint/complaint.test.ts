import { getCaptcha } from '@shuji/contract/account/calls';
import {
  closeComplaint,
  fileComplaint,
  followComplaint,
  listOwnComplaints,
  replyComplaint,
} from '@shuji/contract/complaint/calls';
import { complaintCloseDays, complaintStatuses } from '@shuji/contract/complaint/labels';
import {
  acceptComplaint,
  answerComplaint,
  getComplaint,
  listComplaintQueue,
  listOfficeComplaints,
  settleComplaint,
} from '@shuji/contract/complaint/office';
import { uploadFile } from '@shuji/contract/file/calls';
import { listNotices } from '@shuji/contract/notice/calls';
import { claimReview, revealField } from '@shuji/contract/review/calls';
import { dayMs } from '@shuji/contract/time';
import { afterEach, describe, expect, it } from 'vitest';
import { mayMove } from '#src/lifecycle/rules.ts';
import { pixel } from '#test/listed-product.ts';
import { captchaAnswer } from '#test/outside.ts';
import { world } from '#test/world.ts';
import { type Move, moves } from './rules.ts';

const { as, sql, providers, atOnce, runJob } = await world();
const visitor = as('visitor');
const reviewer = as('zhao');
const li = as('li');
const phone = '13512345678';
const complaint = {
  kind: 'complaint',
  title: '证书查验页面打不开',
  text: '扫描证书上的二维码后，页面一直停在读取中。',
} as const;

afterEach(async () => {
  providers.setClock(null);
  await sql`delete from quota`;
});

async function aVisitors() {
  const { uuid } = await visitor(getCaptcha, { purpose: 'complaint' });
  const { number, code } = await visitor(fileComplaint, {
    ...complaint,
    name: '王小明',
    phone,
    uuid,
    captcha: captchaAnswer,
  });
  return { number, code: code ?? '', id: await idOf(number) };
}

async function lis() {
  const { number, code } = await li(fileComplaint, complaint);
  expect(code).toBeNull();
  return { number, id: await idOf(number) };
}

async function idOf(number: string): Promise<string> {
  const { rows } = await reviewer(listOfficeComplaints, { keyword: number });
  return rows[0]?.id ?? '';
}

const answer = '已修复证书查验页面，请清除浏览器缓存后再试。';

describe('a visitor', () => {
  it('gives a phone and answers a captcha, and sends no files', async () => {
    await expect(visitor(fileComplaint, complaint)).rejects.toMatchObject({ fields: { phone: expect.any(String) } });
    await expect(visitor(fileComplaint, { ...complaint, phone })).rejects.toMatchObject({
      fields: { captcha: expect.any(String) },
    });
    const { uuid } = await visitor(getCaptcha, { purpose: 'complaint' });
    const wrong = visitor(fileComplaint, { ...complaint, phone, uuid, captcha: 'nope' });
    await expect(wrong).rejects.toMatchObject({ name: 'session.wrongCaptcha' });
    const withFile = visitor(fileComplaint, { ...complaint, phone, uuid, captcha: captchaAnswer, files: [uuid] });
    await expect(withFile).rejects.toMatchObject({ fields: { files: expect.any(String) } });
  });

  it('follows it by number and code together only', async () => {
    const { number, code } = await aVisitors();
    await expect(visitor(followComplaint, { number, code })).resolves.toMatchObject({
      ...complaint,
      status: 'received',
      history: [{ step: 'file', side: 'sender' }],
      dueOn: expect.stringMatching(/^\d{4}-/),
    });
    const wrongCode = await visitor(followComplaint, { number, code: '00000000' }).catch((error) => error);
    const unknown = await visitor(followComplaint, { number: 'TS-2026-00000-00000', code }).catch((error) => error);
    expect(wrongCode).toMatchObject({ name: 'complaint.notFound' });
    expect(unknown).toMatchObject({ name: 'complaint.notFound', msg: wrongCode.msg });
    await expect(visitor(followComplaint, { number })).rejects.toMatchObject({ name: 'complaint.notFound' });
  });

  it('may guess five times, even with the right code after that', async () => {
    const { number, code } = await aVisitors();
    for (let at = 0; at < 5; at++)
      await expect(visitor(followComplaint, { number, code: `0000000${at}` })).rejects.toMatchObject({
        name: 'complaint.notFound',
      });
    await expect(visitor(followComplaint, { number, code })).rejects.toMatchObject({ name: 'complaint.tooManyTries' });
  });

  it('files five an hour at most', async () => {
    for (let at = 0; at < 5; at++) await aVisitors();
    await expect(aVisitors()).rejects.toMatchObject({ name: 'complaint.tooMany' });
  });
});

describe('a signed-in account', () => {
  it('sends files and finds it among their own; another account does not', async () => {
    const file = await li.upload(uploadFile, { purpose: 'evidence' }, { name: '截图.png', bytes: pixel });
    const { number } = await li(fileComplaint, { ...complaint, files: [file.id] });
    const { rows } = await li(listOwnComplaints, {});
    expect(rows[0]).toMatchObject({ number, status: 'received' });
    await expect(li(followComplaint, { number })).resolves.toMatchObject({ files: [{ name: '截图.png' }] });
    await expect(as('wang')(followComplaint, { number })).rejects.toMatchObject({ name: 'complaint.notFound' });
    await expect(as('wang')(replyComplaint, { number, text: complaint.text })).rejects.toMatchObject({
      name: 'complaint.notFound',
    });
  });

  it('gets a message at each step of the office', async () => {
    const { id } = await lis();
    await reviewer(acceptComplaint, { id });
    await reviewer(answerComplaint, { id, text: answer });
    const { rows } = await li(listNotices, { topic: 'complaint' });
    expect(rows.map(({ title }) => title)).toEqual([expect.stringMatching('已答复'), expect.stringMatching('已受理')]);
  });
});

describe('a complaint', () => {
  it('is received, handled, answered, continued, answered and closed, with every step on record', async () => {
    const { number, code, id } = await aVisitors();
    await reviewer(acceptComplaint, { id });
    await reviewer(answerComplaint, { id, text: answer });
    await visitor(replyComplaint, { number, code, text: '清除缓存之后仍然打不开，手机型号见附言。' });
    const waiting = await reviewer(listComplaintQueue, {});
    expect(waiting.rows.map((row) => row.id)).toContain(id);
    await reviewer(answerComplaint, { id, text: answer });
    await visitor(closeComplaint, { number, code, isSatisfied: true });
    const seen = await visitor(followComplaint, { number, code });
    expect(seen).toMatchObject({ status: 'closed', isSatisfied: true, dueOn: null, mayReply: false });
    expect(seen.history.map(({ step }) => step)).toEqual(['file', 'accept', 'answer', 'reply', 'answer', 'close']);
    await expect(visitor(replyComplaint, { number, code, text: complaint.text })).rejects.toMatchObject({
      name: 'complaint.wrongState',
    });
  });

  it('shows the office a masked sender, and the phone only on record', async () => {
    const { id } = await aVisitors();
    const detail = await reviewer(getComplaint, { id });
    expect(detail).toMatchObject({ name: '王**', phone: '135****5678', text: complaint.text, mayHandle: true });
    expect(JSON.stringify(detail)).not.toContain(phone);
    const look = { place: 'complaint', id, field: 'contactPhone', reason: '电话核实情况' } as const;
    await expect(reviewer(revealField, look)).resolves.toEqual({ value: phone });
    const [stored] = await sql`select c::text as row from complaint c where id = ${id}`;
    expect(stored?.row).not.toMatch(/13512345678|王小明|读取中/);
  });

  it('is in one hand at a time', async () => {
    const { id } = await aVisitors();
    await as('zhao')(claimReview, { desk: 'complaint', id });
    await expect(as('zhao')(answerComplaint, { id, text: answer })).resolves.toBeNull();
    await expect(as('zhao')(claimReview, { desk: 'complaint', id })).rejects.toMatchObject({
      name: 'review.notWaiting',
    });
  });

  it('is never handled by the sender’s own colleague', async () => {
    const { id } = await lis();
    await sql`update operator set organisation = '91990116MAG4BAHEDM' where name = '赵岩'`;
    await expect(reviewer(answerComplaint, { id, text: answer })).rejects.toMatchObject({
      name: 'review.ownOrganisation',
    });
    await sql`update operator set organisation = null where name = '赵岩'`;
  });

  it('is answered once when two press together', async () => {
    const { id } = await aVisitors();
    const done = await atOnce(
      (tx) => tx`select from complaint where id = ${id} for update`,
      [() => reviewer(answerComplaint, { id, text: answer }), () => reviewer(settleComplaint, { id, text: answer })],
    );
    const steps = await sql`select step from complaint_event where complaint_id = ${id} and side = 'office'`;
    expect(steps.length).toBe(done.filter(({ status }) => status === 'fulfilled').length);
    const { status } = await reviewer(getComplaint, { id });
    // Settling may follow an answer; answering never follows what is closed.
    expect(status).toBe('closed');
  });

  it('closes by itself when no reply follows', async () => {
    const { number, code, id } = await aVisitors();
    await reviewer(answerComplaint, { id, text: answer });
    await runJob('complaint-lapse');
    await expect(visitor(followComplaint, { number, code })).resolves.toMatchObject({ status: 'answered' });
    providers.setClock(new Date(Date.now() + (complaintCloseDays + 1) * dayMs));
    await runJob('complaint-lapse');
    await runJob('complaint-lapse');
    const seen = await visitor(followComplaint, { number, code });
    expect(seen.history.filter(({ step }) => step === 'lapse')).toHaveLength(1);
    expect(seen.status).toBe('closed');
  });
});

const sides = ['sender', 'office', 'system'] as const;

it('knows these moves and no others', () => {
  const allowed = complaintStatuses.flatMap((status) =>
    (Object.keys(moves) as Move[]).flatMap((move) =>
      sides.filter((side) => mayMove(moves, side, { status }, move)).map((side) => `${status} ${side} ${move}`),
    ),
  );
  expect(allowed).toEqual([
    'received office accept',
    'received office answer',
    'received sender reply',
    'received office settle',
    'handling office answer',
    'handling sender reply',
    'handling office settle',
    'answered sender reply',
    'answered sender close',
    'answered office settle',
    'answered system lapse',
  ]);
});
