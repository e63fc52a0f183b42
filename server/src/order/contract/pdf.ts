// A contract as a PDF for people: its text, both signatures and the digests, on numbered pages.
import type { ContractStatement } from '@shuji/contract/proof/contract';
import { create } from 'fontkit';
import PdfDocument from 'pdfkit';
import { minuteInChina } from '#src/spreadsheet/reply.ts';
import { readFont } from './font.ts';

/** A contract that waits for signatures has fewer than two. */
export interface PdfContract extends Omit<ContractStatement, 'origin'> {
  text: string;
}

const margins = { top: 64, bottom: 72, left: 64, right: 64 };
const ink = '#1a2331';
const muted = '#5a6575';

export function contractPdf(contract: PdfContract): Promise<Buffer> {
  const { number, issuer, at, text } = contract;
  const info = { Title: `数据提供合同 ${number}`, Author: issuer, Keywords: number, CreationDate: new Date(at) };
  const document = new PdfDocument({ size: 'A4', margins, info, lang: 'zh-CN', bufferPages: true });
  const font = readFont(400);
  const known = create(font);
  document.registerFont('text', font).registerFont('bold', readFont(700)).fillColor(ink);
  const shown = (line: string) =>
    [...line]
      .map((sign) =>
        'hasGlyphForCodePoint' in known && known.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : '〓',
      )
      .join('');
  const [title = '', ...lines] = text.split('\n');
  document.font('bold').fontSize(20).text(shown(title), { align: 'center' }).moveDown(0.8);
  for (const line of lines) {
    if (line === '') document.moveDown(0.4);
    else if (/^(第.+条|附件.)　/.test(line)) heading(document, shown(line));
    else writeLine(document, shown(line.replaceAll('\t', '：')));
  }
  signatures(document, contract, shown);
  return finished(document, `${number}　SHA-256 ${contract.sha256}`);
}

type Pdf = InstanceType<typeof PdfDocument>;

function heading(document: Pdf, line: string): void {
  const room = document.page.height - margins.bottom - document.y;
  if (room < 64) document.addPage();
  document.font('bold').fontSize(12).text(line, { lineGap: 5 }).moveDown(0.2);
}

function writeLine(document: Pdf, line: string): void {
  document.font('text').fontSize(10.5).text(line, { lineGap: 5 });
}

function signatures(document: Pdf, contract: PdfContract, shown: (line: string) => string): void {
  const { number, orderNumber, sha256, sm3, issuer, at } = contract;
  if (document.page.height - margins.bottom - document.y < 300) document.addPage();
  document.moveDown(1.2);
  const top = document.y;
  document
    .moveTo(margins.left, top)
    .lineTo(document.page.width - margins.right, top)
    .strokeColor('#c5cdd9')
    .stroke();
  document.moveDown(0.6).font('bold').fontSize(13).text('签署与存证').moveDown(0.4);
  for (const [side, label] of [
    ['seller', '甲方（数据提供方）'],
    ['buyer', '乙方（数据接收方）'],
  ] as const) {
    const signed = contract.signatures.find((one) => one.side === side);
    document.font('bold').fontSize(10.5).text(`${label}签署`, { lineGap: 4 });
    if (!signed) writeLine(document, '尚未签署');
    else {
      const code = signed.code ? `（统一社会信用代码 ${signed.code}）` : '';
      writeLine(document, shown(`${signed.name}${code}`));
      writeLine(document, `于 ${minuteInChina(signed.at)}（北京时间）在平台确认签署下列摘要所对应的文本`);
    }
    document.moveDown(0.4);
  }
  document.font('bold').fontSize(10.5).text('文本摘要', { lineGap: 4 });
  for (const line of [`合同编号 ${number}，订单编号 ${orderNumber}`, `SHA-256 ${sha256}`, `SM3 ${sm3}`])
    writeLine(document, line);
  document
    .moveDown(0.6)
    .fillColor(muted)
    .font('text')
    .fontSize(9)
    .text(
      shown(
        `本文件由${issuer}于 ${minuteInChina(at)} 按双方所签文本排版。签署的是文本：在订单页面下载“合同文本”，其 SHA-256 应与上面的相同；“离线查验文件”断网也能核验文本与双方签署是否被改动。字库没有的字印作“〓”，以合同文本为准。`,
      ),
      { lineGap: 4 },
    );
}

/** Numbers the pages, each of which names the text it belongs to. */
function finished(document: Pdf, foot: string): Promise<Buffer> {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Below the margin, where a text would begin a new page.
    document.page.margins.bottom = 0;
    const y = document.page.height - 46;
    document.font('text').fontSize(7.5).fillColor(muted);
    document.text(foot, margins.left, y, { lineBreak: false });
    document.text(`第 ${page + 1} 页，共 ${count} 页`, margins.left, y + 12, { lineBreak: false });
  }
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}
