// docs/roles.md: each call of the office, who may make it and the personal values it answers. `npx vitest run
// server/test/office-roles.test.ts -u` writes it anew.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { personalIn, personalKinds } from '@shuji/contract/personal';
import { expect, test } from 'vitest';
import { features } from '#src/features.ts';
import { callers } from '#src/http/docs/callers.ts';
import { nouns } from '#src/http/docs/page.ts';

const office = features.flatMap(({ calls }) => calls).filter(({ call }) => call.path.startsWith('/office/api/'));

test('docs/roles.md lists every call of the office with its roles and its personal values', async () => {
  const rows = office.map(({ name, call }) => {
    const kinds =
      call.answer === 'file' ? ['表格'] : [...new Set(personalIn(call.output))].map((kind) => personalKinds[kind]);
    return `| ${call.summary.split('；')[0]} | \`${name}\` | ${callers[call.who]} | ${kinds.join('、') || '—'} |`;
  });
  const page = `${head}\n${rows.join('\n')}\n`;
  await expect(page).toMatchFileSnapshot('../../docs/roles.md');
});

test('no personal value is read by operators without a role that needs it', () => {
  const open = office.filter(({ call }) => call.who === 'operator' || call.who === 'staff');
  expect(open.filter(({ call }) => personalIn(call.output).length > 0).map(({ name }) => name)).toEqual([]);
});

const head = `# 后台的权限

这张表由接口合同生成，\`server/test/office-roles.test.ts\` 每次核对；接口变了而表没有变，测试就会失败。

- **审核人员**办理登记、认证、需求、争议和投诉，能读到办理所需的资料；看得到订单，不经手款项。
- **财务人员**办理付款确认、银行到账、结算退款和服务费发票；订单详情只读，个人信息遮蔽，合同正文与文件不展示。
- 手机号、证件号码、银行账号对审核与财务人员同样遮蔽，要看完整的须写明事由，每次都有记录，且只在各自办理的页面。
- **审计人员**读同样的页面，只读不写：姓名、电话、邮箱、地址、账号一律遮蔽，文件只见名称，没有链接，也不能导出；页面上没有办理的按钮。
- **内容人员**、**系统管理员**读不到需求、订单、认证和投诉。
- 打开含个人信息的详情会在“个人信息查看记录”中留下一行，本人可以看到是哪种角色、什么时间查看的。
- 导出只属于办理该列表的人员，每次导出都有记录。

| 用途 | 接口 | 谁可以调用 | 返回的个人信息 |
|---|---|---|---|`;

const all = features.flatMap(({ calls }) => calls);

test('every action has a name in people’s words, and a view has none', () => {
  const actions = all.filter(({ call }) => call.writes && !call.isView);
  expect(actions.filter(({ call }) => !call.action).map(({ name }) => name)).toEqual([]);
  const odd = actions.filter(({ call }) => !/^[\p{Script=Han}：、]{2,14}$/u.test(call.action ?? ''));
  expect(odd.map(({ name, call }) => `${name} ${call.action}`)).toEqual([]);
  expect(all.filter(({ call }) => call.isView && call.action).map(({ name }) => name)).toEqual([]);
});

test('a view of the office is recorded as an access to personal data', async () => {
  const folder = join(import.meta.dirname, '../src');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('routes.ts'));
  const routes = (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  const views = office.filter(({ call }) => call.isView);
  expect(views.length).toBeGreaterThan(10);
  expect(views.filter(({ name }) => !routes.includes(`${name}: openingPersonal(`)).map(({ name }) => name)).toEqual([]);
});

test('the API page names every noun in Chinese', () => {
  expect(features.map(({ noun }) => noun).filter((noun) => !nouns[noun])).toEqual([]);
});
