// Runs inside the downloaded file, opened from disk: no framework, no network.
import type { ProofDocument } from '@shuji/contract/proof/document';
import { fieldLabel } from '@shuji/contract/proof/labels';
import type { Proved } from '@shuji/contract/proof/verify';
import { type JudgedStep, type Judgement, judgeText } from '../judge.ts';
import { doesNotProve, proves } from '../meaning.ts';
import style from './main.css?inline';
import { withTags } from './page.ts';

const page = document.getElementById('page') as HTMLElement;
const told = (id: string) => document.getElementById(id)?.textContent ?? '';

function start(): void {
  const sheet = document.createElement('style');
  sheet.textContent = style;
  document.head.append(sheet);
  show(withTags(told('proof')), '本文件所附的证明');
}

function show(text: string, what: string): void {
  const { document: proof, judgement } = judgeText(text, readKeys());
  const { failure, proved, steps } = judgement;
  page.replaceChildren(
    element('h1', '证书离线查验'),
    element('p', `查验对象：${what}`, 'muted'),
    element('p', verdict(judgement), failure ? 'bad' : 'good', 'status'),
    ...(proof && proved ? certificate(proof, proved) : []),
    element('h2', '核验过程'),
    list('ol', steps.map(stepOf)),
    element('h2', '能证明'),
    list('ul', proves),
    element('h2', '不能证明'),
    list('ul', doesNotProve),
    element('h2', '查验另一份证明文件'),
    chooser(),
    element('p', `验签公钥：${readKeys().join('　')}`, 'muted'),
  );
}

function verdict({ failure, proved }: Judgement): string {
  if (failure) return `核验未通过，请勿采信：${failure.why}`;
  return proved && proved.state !== 'valid' ? `核验通过，但${states[proved.state]}` : '核验通过';
}

function readKeys(): string[] {
  try {
    return JSON.parse(withTags(told('keys'))) as string[];
  } catch {
    return [];
  }
}

const states = { valid: '有效', changed: '已变更', revoked: '已注销', expired: '已到期' };
const titles = { product: '数据产品登记证书', sale: '数据交易凭证' };

function certificate(proof: ProofDocument, { issue, end, state, index, size, origin }: Proved): HTMLElement[] {
  const rows: [string, string][] = [
    ['编号', issue.number],
    ['颁发机构', issue.issuer],
    ['颁发时间', timeOf(issue.at)],
    ['有效期至', issue.validUntil ? timeOf(issue.validUntil) : '长期'],
    ['状态', `${states[state]}（截至日志长度 ${size}）`],
    ...(end && proof.end
      ? ([['状态时间与原因', `${timeOf(end.at)}　${proof.end.reason[1]}`]] as [string, string][])
      : []),
    ...Object.entries(proof.fields).map(([field, [, value]]): [string, string] => [fieldLabel(field), wordsOf(value)]),
    ['存证日志', `${origin}　第 ${index} 项`],
  ];
  const table = document.createElement('table');
  for (const [label, value] of rows) {
    const row = table.insertRow();
    row.append(element('th', label), element('td', value));
  }
  return [element('h2', titles[issue.kind]), table];
}

function wordsOf(value: string | number | string[] | null): string {
  if (value === null || value === '') return '—';
  if (Array.isArray(value)) return value.join('、');
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? timeOf(value) : String(value);
}

function timeOf(moment: string): string {
  return new Date(moment).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai' });
}

function stepOf({ label, outcome, note }: JudgedStep): string {
  return `${label}：${{ passed: '通过', failed: '未通过', skipped: '未进行' }[outcome]}。${note}`;
}

function chooser(): HTMLElement {
  const label = element('label', '选择证明文件（.json）　');
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json,application/json' });
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (file) show(await textOf(file), file.name);
  });
  label.append(input);
  return label;
}

async function textOf(file: File): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
  } catch {
    return '';
  }
}

function list(kind: 'ol' | 'ul', points: string[]): HTMLElement {
  const made = element(kind, '');
  made.append(...points.map((point) => element('li', point)));
  return made;
}

function element(kind: string, text: string, className = '', role = ''): HTMLElement {
  const made = document.createElement(kind);
  made.textContent = text;
  if (className) made.className = className;
  if (role) made.setAttribute('role', role);
  return made;
}

start();
