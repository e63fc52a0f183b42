import {
  compareDocument,
  downloadDocument,
  getDocument,
  getHelp,
  listAboutSections,
  listDocuments,
} from '@shuji/contract/document/calls';
import {
  compareWorkingCopy,
  createDocument,
  getOfficeDocument,
  hideDocument,
  listOfficeDocuments,
  orderDocuments,
  publishDocument,
  restoreDocument,
  saveDocument,
} from '@shuji/contract/document/office';
import { listConsents } from '@shuji/contract/privacy/calls';
import { chinaDay, dayMs } from '@shuji/contract/time';
import { afterEach, describe, expect, it } from 'vitest';
import { signUp } from '#test/person.ts';
import { world } from '#test/world.ts';

const centre = await world();
const { as, sql, providers, runJob } = centre;
const editor = as('sun');
const visitor = as('visitor');
const dayIn = (days: number) => chinaDay(new Date(Date.now() + days * dayMs));

afterEach(() => providers.setClock(null));

let count = 0;

/** A rule of its own for each test. */
async function aRule(body = '<p>第一条　先登记，后上架。</p>') {
  count += 1;
  const anchor = `rule-${count}`;
  const { id } = await editor(createDocument, { kind: 'rule', anchor, title: `规则 ${count}`, body });
  return { id, anchor };
}

async function publish(id: string, effectiveOn = dayIn(0), note = '修订') {
  const { revision } = await editor(getOfficeDocument, { id });
  return editor(publishDocument, { id, revision, effectiveOn, note });
}

async function rewrite(id: string, body: string) {
  const { revision, title } = await editor(getOfficeDocument, { id });
  return editor(saveDocument, { id, revision, title, body });
}

describe('a document in force', () => {
  it('is unreadable before it is published, and then reads as it was published', async () => {
    const { id, anchor } = await aRule('<p onclick="x()">第一条　先登记，后上架。</p><script>alert(1)</script>');
    await expect(visitor(getDocument, { anchor })).rejects.toMatchObject({ name: 'document.notFound' });
    await publish(id);
    await rewrite(id, '<p>第一条　改了还没有发布。</p>');
    await expect(visitor(getDocument, { anchor })).resolves.toMatchObject({
      number: 1,
      status: 'standing',
      body: '<p>第一条　先登记，后上架。</p>',
    });
  });

  it('gives way to a coming version on its day, and the older one stays readable', async () => {
    const { id, anchor } = await aRule();
    await publish(id);
    await rewrite(id, '<p>第一条　登记与上架同时办理。</p>');
    await publish(id, dayIn(3), '合并两道手续');
    await expect(visitor(getDocument, { anchor })).resolves.toMatchObject({ number: 1 });
    await expect(visitor(getDocument, { anchor, version: 2 })).resolves.toMatchObject({ status: 'coming' });
    const listed = await visitor(listDocuments, {});
    expect(listed.find((one) => one.anchor === anchor)).toMatchObject({ number: 1, coming: { number: 2 } });

    providers.setClock(new Date(Date.now() + 3 * dayMs));
    await runJob('document-turn-day');
    await expect(visitor(getDocument, { anchor })).resolves.toMatchObject({ number: 2, note: '合并两道手续' });
    await expect(visitor(getDocument, { anchor, version: 1 })).resolves.toMatchObject({ status: 'past' });
  });

  it('shows what a version changed, word by word', async () => {
    const { id, anchor } = await aRule('<h2>公示</h2><p>产品审核通过后公示五个工作日。</p><p>异议由中心处理。</p>');
    await publish(id);
    await rewrite(id, '<h2>公示</h2><p>产品审核通过后公示三个工作日。</p><p>异议由中心处理。</p><p>逾期不受理。</p>');
    await publish(id);
    const { isSame, blocks } = await visitor(compareDocument, { anchor, from: 1, to: 2 });
    expect(isSame).toBe(false);
    const changed = blocks.flatMap(({ parts }) => parts.filter(({ change }) => change !== 'same'));
    expect(changed).toEqual([
      { text: '五', change: 'removed' },
      { text: '三', change: 'added' },
      { text: '逾期不受理。', change: 'added' },
    ]);
    await expect(visitor(compareDocument, { anchor, from: 1, to: 1 })).resolves.toMatchObject({ isSame: true });
  });

  it('is downloaded as one file that names its version and asks for nothing from outside', async () => {
    const { id, anchor } = await aRule();
    await publish(id);
    const { digest, title } = await visitor(getDocument, { anchor });
    const { body, headers } = await visitor.file(downloadDocument, { anchor });
    const page = body.toString();
    expect(headers['content-disposition']).toContain('attachment');
    expect(page).toContain(title);
    expect(page).toContain('第 1 版');
    expect(page).toContain(digest);
    expect(page).not.toMatch(/\s(?:src|href)="(?!data:)/);
  });

  it('is not published twice with the same words, nor before a version that was announced', async () => {
    const { id } = await aRule();
    await publish(id, dayIn(5));
    await expect(publish(id)).rejects.toMatchObject({ name: 'document.nothingNew' });
    await rewrite(id, '<p>第一条　另作规定，自公布之日起施行。</p>');
    await expect(publish(id, dayIn(4))).rejects.toMatchObject({ name: 'document.tooEarly' });
    await expect(publish(id, dayIn(5))).resolves.toEqual({ number: 2 });
  });

  it('is not saved over a colleague', async () => {
    const { id } = await aRule();
    const stale = { id, revision: 1, title: '规则', body: '<p>我的改动在后。</p>' };
    await rewrite(id, '<p>同事先保存了。</p>');
    await expect(editor(saveDocument, stale)).rejects.toMatchObject({ name: 'document.changedMeanwhile' });
    await expect(editor(restoreDocument, { id, revision: 1, from: 1 })).rejects.toMatchObject({
      name: 'document.notFound',
    });
  });

  it('keeps its versions against anyone', async () => {
    const { id } = await aRule();
    await publish(id);
    await expect(sql`update document_version set body = '' where document_id = ${id}`).rejects.toThrow('append-only');
    await rewrite(id, '<p>写坏了的工作稿，需要取回。</p>');
    const { revision } = await editor(getOfficeDocument, { id });
    await editor(restoreDocument, { id, revision, from: 1 });
    await expect(editor(compareWorkingCopy, { id })).resolves.toMatchObject({ isSame: true, against: 1 });
  });

  it('is published once when two editors press together', async () => {
    const { id } = await aRule();
    const input = { id, revision: 1, effectiveOn: dayIn(0), note: '首次发布' };
    const done = await centre.atOnce(
      (tx) => tx`select from document where id = ${id} for update`,
      [() => editor(publishDocument, input), () => editor(publishDocument, input)],
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the sign-up agreements', () => {
  it('is the version in force, and stays on record when a newer one comes', async () => {
    const { data } = await agreed();
    expect(data.map(({ kind, version }) => [kind, version])).toEqual([
      ['terms', '1'],
      ['privacy', '1'],
    ]);
    const { rows } = await editor(listOfficeDocuments, { kind: 'agreement' });
    const terms = rows.find(({ anchor }) => anchor === 'terms');
    const id = terms?.id ?? '';
    await rewrite(id, '<p>用户服务协议的新文本，自施行之日起适用。</p>');
    await expect(publish(id, dayIn(6))).rejects.toMatchObject({ name: 'document.tooEarly' });
    await publish(id, dayIn(7));
    expect((await agreed()).data[0]).toMatchObject({ version: '1' });
    providers.setClock(new Date(Date.now() + 8 * dayMs));
    expect((await agreed()).data[0]).toMatchObject({ kind: 'terms', version: '2' });
  });

  it('cannot be hidden', async () => {
    const { rows } = await editor(listOfficeDocuments, { kind: 'agreement' });
    for (const { id } of rows) {
      await expect(editor(hideDocument, { id, isHidden: true })).rejects.toMatchObject({ name: 'document.mustStand' });
    }
  });

  async function agreed() {
    count += 1;
    const token = await signUp(centre, `1360000${1000 + count}`);
    return { data: await as({ token })(listConsents, {}) };
  }
});

describe('the help page', () => {
  it('answers with what holds every word, by topic', async () => {
    const all = await visitor(getHelp, {});
    expect(all.guides.length).toBeGreaterThan(3);
    const found = await visitor(getHelp, { keyword: '短信 验证码' });
    expect(found.questions.length).toBeGreaterThan(0);
    expect(found.questions.length).toBeLessThan(all.questions.length);
    for (const { title, body } of found.questions) expect(title + body).toMatch(/短信[\s\S]*验证码|验证码[\s\S]*短信/);
    const money = await visitor(getHelp, { topic: 'money' });
    expect(new Set(money.questions.map(({ topic }) => topic))).toEqual(new Set(['money']));
  });
});

it('about us shows its sections in the order the editors gave them', async () => {
  const ids: string[] = [];
  for (const anchor of ['intro', 'process']) {
    const written = {
      kind: 'about',
      anchor,
      title: `栏目 ${anchor}`,
      body: '<p>区域数据交易中心的介绍。</p>',
    } as const;
    const { id } = await editor(createDocument, written);
    await publish(id);
    ids.push(id);
  }
  await expect(editor(createDocument, { kind: 'about', anchor: 'intro', title: '重名' })).rejects.toMatchObject({
    name: 'document.anchorTaken',
  });
  await editor(orderDocuments, { kind: 'about', ids: ids.reverse() });
  const { rows } = await visitor(listAboutSections, {});
  expect(rows.map(({ anchor }) => anchor)).toEqual(['process', 'intro']);
  await editor(hideDocument, { id: ids[0] ?? '', isHidden: true });
  await expect(visitor(listAboutSections, {})).resolves.toMatchObject({ total: 1 });
});

describe('a section about the centre', () => {
  it('keeps its layout, which holds at once and belongs to such sections only', async () => {
    const body = '<ul><li><strong>2026 年</strong>　中心成立，平台上线。</li></ul>';
    const written = { title: '发展历程', body, layout: 'timeline' as const };
    const { id } = await editor(createDocument, { kind: 'about', anchor: 'past', ...written });
    await publish(id);
    const shown = async () => (await visitor(listAboutSections, {})).rows.find(({ anchor }) => anchor === 'past');
    await expect(shown()).resolves.toMatchObject({ layout: 'timeline' });
    await editor(saveDocument, { id, revision: 1, ...written, layout: 'text' });
    await expect(shown()).resolves.toMatchObject({ layout: 'text' });
    const rule = await editor(createDocument, { kind: 'rule', anchor: 'laid-out', ...written });
    await expect(editor(getOfficeDocument, { id: rule.id })).resolves.toMatchObject({ layout: 'text' });
  });
});
