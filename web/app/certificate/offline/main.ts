// Runs inside the downloaded file, opened from disk: no framework, no network.

import { toHex, utf8 } from '@shuji/contract/proof/bytes';
import { parseContract } from '@shuji/contract/proof/contract';
import type { ProofDocument } from '@shuji/contract/proof/document';
import { factLabel } from '@shuji/contract/proof/labels';
import { parseRecord } from '@shuji/contract/proof/record';
import type { Proved } from '@shuji/contract/proof/verify';
import { dayMs } from '@shuji/contract/time';
import { comparePaper, differsFromPaper } from '#app/certificate/detail/paper.ts';
import { judgeText, keysOf } from '#app/certificate/judge.ts';
import { doesNotProve, proves } from '#app/certificate/meaning.ts';
import type { JudgedStep } from '#app/certificate/verdict.ts';
import { states, verdictOf } from '#app/certificate/verdict.ts';
import { primitives } from '#app/proof-log/primitives.ts';
import { secondOf } from '#app/ui/time.ts';
import { contractCheck } from './contract.ts';
import { element, list, tableOf } from './element.ts';
import style from './main.css?inline';
import { withTags } from './page.ts';
import { recordCheck } from './record.ts';

const page = document.getElementById('page') as HTMLElement;
const elementText = (id: string) => document.getElementById(id)?.textContent ?? '';

function start(): void {
  const sheet = document.createElement('style');
  sheet.textContent = style;
  document.head.append(sheet);
  show(withTags(elementText('proof')), '本文件所附的证明');
}

function show(text: string, what: string): void {
  const contract = parseContract(text);
  const record = contract ? null : parseRecord(text);
  if (contract) showCheck('合同离线查验', what, contractCheck(contract, keysOf(readKeys())));
  else if (record) showCheck('交易履历离线查验', what, recordCheck(record, keysOf(readKeys())));
  else showCertificate(text, what);
}

function showCertificate(text: string, what: string): void {
  const { document: proof, judgement } = judgeText(text, readKeys());
  const { failure, proved, steps } = judgement;
  page.replaceChildren(
    element('h1', '证书离线查验'),
    element('p', `查验对象：${what}`, 'muted'),
    element('p', verdictOf(judgement), failure ? 'bad' : 'good', 'status'),
    ...(proved ? [element('p', `此后是否变更、注销，请在线查验；${sinceOf(proved)}`, 'muted')] : []),
    ...(proof && proved ? certificate(proof, proved) : []),
    element('h2', '核验过程'),
    list('ol', steps.map(stepOf)),
    element('h2', '能证明'),
    list('ul', proves),
    element('h2', '不能证明'),
    list('ul', doesNotProve),
    ...(proved ? [element('h2', '与纸面核对'), ...paperCheck(proof, proved)] : []),
    element('h2', '查验另一份证明文件'),
    chooser(),
    element('p', `验签公钥：${readKeys().join('　')}`, 'muted'),
  );
}

function showCheck(title: string, what: string, check: HTMLElement[]): void {
  page.replaceChildren(
    element('h1', title),
    element('p', `查验对象：${what}`, 'muted'),
    ...check,
    element('h2', '查验另一份证明文件'),
    chooser(),
    element('p', `验签公钥：${readKeys().join('　')}`, 'muted'),
  );
}

function readKeys(): string[] {
  try {
    return JSON.parse(withTags(elementText('keys'))) as string[];
  } catch {
    return [];
  }
}

const titles = { product: '数据产品登记证书', sale: '数据交易凭证' };

function certificate(
  proof: ProofDocument,
  { issue, end, state, at, checkpointAt, index, size, origin }: Proved,
): HTMLElement[] {
  const rows: [string, string][] = [
    ['编号', issue.number],
    ['颁发机构', issue.issuer],
    ['颁发时间', secondOf(issue.at)],
    ['有效期至', issue.validUntil ? secondOf(issue.validUntil) : '长期'],
    ['状态', `截至 ${secondOf(at)} ${states[state]}`],
    ['最新检查点', `${secondOf(checkpointAt)} 签署，日志长度 ${size}`],
    ...(end && proof.end
      ? ([['状态时间与原因', `${secondOf(end.at)}　${proof.end.reason[1]}`]] as [string, string][])
      : []),
    ...Object.entries(proof.fields).map(([field, [, value]]): [string, string] => [
      factLabel(field, proof.fields),
      wordsOf(value),
    ]),
    ['存证日志', `${origin}　第 ${index} 项`],
  ];
  return [element('h2', titles[issue.kind]), tableOf(rows)];
}

function sinceOf({ at }: Proved): string {
  const days = Math.floor((Date.now() - Date.parse(at)) / dayMs);
  return days > 0 ? `这份证明出具至今已 ${days} 天。` : '这份证明出具至今不到 1 天。';
}

function wordsOf(value: string | number | string[] | null): string {
  if (value === null || value === '') return '—';
  if (Array.isArray(value)) return value.join('、');
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? secondOf(value) : String(value);
}

function stepOf({ label, outcome, note }: JudgedStep): string {
  return `${label}：${{ passed: '通过', failed: '未通过', skipped: '未进行' }[outcome]}。${note}`;
}

/** Compares the paper's QR code with this file: a picture of it where the browser reads such, or its address. */
function paperCheck(proof: ProofDocument | null, { issue }: Proved): HTMLElement[] {
  const shown = { number: issue.number, sha256: toHex(primitives.sha256(utf8(proof?.issue.entry ?? ''))) };
  const result = element('p', '', '', 'alert');
  const compare = (address: string) => {
    const query = URL.parse(address.trim())?.searchParams;
    const found = query ? comparePaper(query, shown) : null;
    result.className = found === 'same' ? 'good' : 'bad';
    result.textContent = {
      same: '与纸面二维码一致；请再核对纸面上印的文字。',
      different: `与纸面不符：${differsFromPaper}`,
      unread: '没有读出证书的网址，请改为粘贴扫码得到的网址。',
    }[found ?? 'unread'];
  };
  const label = element('label', '扫描纸面二维码得到的网址　');
  const input = Object.assign(document.createElement('input'), { type: 'text', size: 40 });
  input.addEventListener('change', () => compare(input.value));
  label.append(input);
  return [label, ...pictureChooser(compare), result];
}

interface Detector {
  detect(picture: ImageBitmap): Promise<{ rawValue: string }[]>;
}

/** Nothing where the browser does not read QR codes. */
function pictureChooser(compare: (address: string) => void): HTMLElement[] {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: new (options: { formats: string[] }) => Detector };
  if (!BarcodeDetector) return [];
  const label = element('label', '　或选择二维码的照片　');
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*' });
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (!file) return;
    try {
      const codes = await new BarcodeDetector({ formats: ['qr_code'] }).detect(await createImageBitmap(file));
      compare(codes[0]?.rawValue ?? '');
    } catch {
      compare('');
    }
  });
  label.append(input);
  return [label];
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

start();
