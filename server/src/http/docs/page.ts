// The API page for people: grouped by noun, readable without script.
import { membersInWords } from '@shuji/contract/member/labels';
import { refusals } from '@shuji/contract/refusals';
import type { Feature, Served, ShapedCall } from '#src/http/feature.ts';
import { callers, isForMembers } from './callers.ts';
import type { LabelOf } from './code-labels.ts';
import { inputsOf, outputOf } from './openapi.ts';
import { type CodeLabels, type FieldRow, fieldRows } from './schema-labels.ts';

export const nouns: Record<string, string> = {
  site: '站点',
  audit: '审计',
  operator: '运营人员',
  file: '文件',
  session: '登录状态',
  account: '账号',
  partner: '生态伙伴',
  news: '行业资讯',
  attestation: '身份认证',
  merchant: '数商',
  card: '公开名片',
  member: '企业成员',
  permit: '交易权限',
  onboarding: '一次申请',
  phone: '更换手机',
  experience: '交易经验',
  certificate: '证书',
  product: '数据产品',
  demand: '数据需求',
  order: '订单',
  home: '首页与个人中心',
  desk: '审核台',
  review: '审核协作',
  demo: '演示',
  sample: '样例数据',
  document: '规则、协议与帮助',
  notice: '站内消息',
  broadcast: '群发消息',
  malware: '文件扫描',
  complaint: '投诉与建议',
  'proof-log': '存证日志',
  rating: '成交评价',
  import: '批量导入',
  objection: '公示异议',
  'saved-search': '保存的搜索',
  trial: '接口试用',
  receipt: '到账',
  'money-request': '财务复核',
  'update-report': '更新记录',
  'trading-record': '交易履历',
  gateway: '接口网关',
  offer: '需求报价',
  alert: '异常交易提示',
  search: '全站搜索',
  privacy: '个人信息',
  oversight: '账号总览',
  upkeep: '运维',
};

const parameterPlaces = { path: '路径', query: '查询', body: '正文' };

interface PageParts {
  style: string;
  isPart: boolean;
  labelOf: LabelOf;
}

/** The page as HTML with its style inline. */
export function docsPage(features: Feature[], { style, isPart, labelOf }: PageParts): string {
  const count = features.reduce((sum, { calls }) => sum + calls.length, 0);
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>接口文档 - 数集</title><style>${style}</style></head>
<body>
<a class="skip" href="#content">跳到正文</a>
<header><div class="wrap"><a class="brand" href="/">数集</a><span>接口文档</span><a class="raw" href="/openapi.json">OpenAPI 3.1</a></div></header>
<div class="wrap layout">
<nav aria-label="目录"><ol><li><a href="#manner">约定</a></li>${features.map(contents).join('')}<li><a href="#refusals">拒绝代码</a></li></ol></nav>
<main id="content">
<h1>接口文档</h1>
<p class="lead">共 ${count} 个接口。页面由接口契约生成，与服务器实际执行的校验一致。${isPart ? '这里只列出无需登录的接口；运营人员登录运营后台后再打开本页，可查看全部接口。' : ''}</p>
${manner}
${features.map((feature) => section(feature, labelOf)).join('\n')}
${refusalSection()}
</main></div></body></html>`;
}

const manner = `<section id="manner"><h2>约定</h2>
<ul class="plain">
<li>请求正文为 JSON；上传文件用 multipart/form-data，其他字段放在文件之前。</li>
<li>每个请求携带请求头 <code>mobile: 1</code> 和 <code>Authorization: &lt;令牌&gt;</code>（直接写令牌，不加前缀；未登录时为空）。标有“写”的接口缺少 <code>mobile: 1</code> 会被拒绝。</li>
<li>回复为 <code>{"code", "msg", "data"}</code>。<code>code</code> 为 200 表示成功；其他代码是拒绝，<code>msg</code> 是可以直接显示的中文说明，字段有误时 <code>data.fields</code> 按字段给出说明。成功与拒绝的 HTTP 状态都是 200；服务故障为 HTTP 5xx。</li>
<li>列表按 <code>pageNum</code>（从 1 起）与 <code>pageSize</code>（1–100，默认 10）取页，回复 <code>data</code> 为 <code>{"total", "rows"}</code>；<code>capped</code> 为真时总数只数到上限。</li>
<li>金额以分为单位的整数；时间为 ISO 8601（UTC）；没有声明的字段会被拒绝。</li>
</ul></section>`;

function contents({ noun, calls }: Feature): string {
  const items = calls.map(({ name, call }) => `<li><a href="#${name}">${escapeHtml(call.summary)}</a></li>`).join('');
  return `<li><a href="#noun-${noun}">${escapeHtml(nouns[noun] ?? noun)}</a><ol>${items}</ol></li>`;
}

function section({ noun, calls }: Feature, labelOf: LabelOf): string {
  const labels: CodeLabels = (codes) => labelOf(noun, codes);
  return `<section id="noun-${noun}"><h2>${escapeHtml(nouns[noun] ?? noun)}</h2>${calls.map((served) => entry(served, labels)).join('\n')}</section>`;
}

function entry({ name, call }: Served, labels: CodeLabels): string {
  return `<article id="${name}">
<h3>${escapeHtml(call.summary)} <a class="anchor" href="#${name}" aria-label="本接口的链接">#</a></h3>
<p class="line"><span class="method ${call.method.toLowerCase()}">${call.method}</span> <code class="path">${escapeHtml(call.path)}</code></p>
<p class="who"><span class="tag">${callers[call.who]}</span>${memberTag(call)}${call.writes ? '<span class="tag warn">写</span>' : ''}${call.upload ? `<span class="tag">文件 ≤ ${Math.floor(call.upload.maxBytes / 1048576)} MB</span>` : ''}<code class="name">${name}</code></p>
${inputTable(call, labels)}
${outputTable(call, labels)}
</article>`;
}

/** The members of a company who may make it, where not all may. */
function memberTag(call: ShapedCall): string {
  const words = isForMembers(call) ? membersInWords(call) : null;
  return words ? `<span class="tag">企业成员：${words}</span>` : '';
}

function inputTable(call: ShapedCall, labels: CodeLabels): string {
  const rows = inputsOf(call).flatMap(({ name, place, required, schema }) =>
    fieldRows(name, schema, required, labels).map((row) => ({ ...row, place: parameterPlaces[place] })),
  );
  if (rows.length === 0) return '<p class="none">无需参数。</p>';
  const body = rows
    .map(
      (row) =>
        `<tr><th scope="row"><code>${escapeHtml(row.path)}</code></th><td>${row.place}</td><td>${row.required ? '必填' : '选填'}</td>${describeField(row)}</tr>`,
    )
    .join('');
  return `<table><caption>参数</caption><thead><tr><th scope="col">字段</th><th scope="col">位置</th><th scope="col">要求</th><th scope="col">类型与限制</th><th scope="col">含义</th></tr></thead><tbody>${body}</tbody></table>`;
}

function outputTable(call: ShapedCall, labels: CodeLabels): string {
  if (call.answer === 'file') return '<p class="none">回复为文件内容。</p>';
  const rows = fieldRows('data', outputOf(call), true, labels);
  if (rows.every((row) => row.type === '空')) return '<p class="none">成功时 data 为空。</p>';
  const body = rows
    .map((row) => `<tr><th scope="row"><code>${escapeHtml(row.path)}</code></th>${describeField(row)}</tr>`)
    .join('');
  return `<details><summary>回复</summary><table><thead><tr><th scope="col">字段</th><th scope="col">类型</th><th scope="col">含义</th></tr></thead><tbody>${body}</tbody></table></details>`;
}

function describeField({ type, meaning }: FieldRow): string {
  return `<td>${escapeHtml(type)}</td><td>${escapeHtml(meaning)}</td>`;
}

function refusalSection(): string {
  const rows = Object.entries(refusals)
    .map(
      ([name, { code, msg }]) =>
        `<tr><th scope="row">${code}</th><td>${escapeHtml(msg)}</td><td><code>${name}</code></td></tr>`,
    )
    .join('');
  return `<section id="refusals"><h2>拒绝代码</h2><table><thead><tr><th scope="col">代码</th><th scope="col">说明</th><th scope="col">名称</th></tr></thead><tbody>${rows}</tbody></table></section>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] as string);
}
