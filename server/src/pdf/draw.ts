// Draws a document for people as a PDF: headings, lines and tables in Chinese, on numbered A4 pages.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import PdfDocument from 'pdfkit';

export type PdfBlock =
  | { as: 'title' | 'heading' | 'strong' | 'line' | 'note'; text: string }
  /** A part under a rule; begins a page where fewer than `height` points are left. */
  | { as: 'part'; text: string; height: number }
  | { as: 'gap' }
  /** The first row is the heading; widths are shares. */
  | { as: 'table'; widths: number[]; rows: string[][] };

export interface PdfContent {
  title: string;
  author: string;
  keywords: string;
  at: string;
  blocks: PdfBlock[];
  /** Stands at the foot of each page. */
  foot: string;
}

type Pdf = InstanceType<typeof PdfDocument>;

const margins = { top: 64, bottom: 72, left: 64, right: 64 };
const ink = '#1a2331';
const muted = '#5a6575';
const line = '#c5cdd9';

const [regular, bold] = ['Regular', 'Bold'].map((weight) =>
  fileURLToPath(new URL(`../fonts/NotoSansHans-${weight}.otf`, import.meta.resolve('@embedpdf/fonts-sc'))),
) as [string, string];

export function drawPdf({ title, author, keywords, at, blocks, foot }: PdfContent): Promise<Buffer> {
  const info = { Title: title, Author: author, Keywords: keywords, CreationDate: new Date(at) };
  const document = new PdfDocument({ size: 'A4', margins, info, lang: 'zh-CN', bufferPages: true });
  const known = create(readFileSync(regular));
  // By path, not by registered name: a table would read a registered font anew for each cell.
  document.font(regular).fillColor(ink);
  /** A sign that the font lacks is printed as 〓. */
  const shown = (text: string) =>
    [...text]
      .map((sign) =>
        'hasGlyphForCodePoint' in known && known.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : '〓',
      )
      .join('');
  for (const block of blocks) drawBlock(document, block, shown);
  return finished(document, shown(foot));
}

function drawBlock(document: Pdf, block: PdfBlock, shown: (text: string) => string): void {
  if (block.as === 'gap') document.moveDown(0.4);
  else if (block.as === 'table') drawTable(document, block, shown);
  else drawText(document, { ...block, text: shown(block.text) });
}

function drawText(document: Pdf, block: Extract<PdfBlock, { text: string }>): void {
  const { text } = block;
  switch (block.as) {
    case 'title':
      document.font(bold).fontSize(20).text(text, { align: 'center' }).moveDown(0.8);
      break;
    case 'part':
      drawPart(document, text, block.height);
      break;
    case 'heading':
      if (roomOf(document) < 64) document.addPage();
      document.font(bold).fontSize(12).text(text, { lineGap: 5 }).moveDown(0.2);
      break;
    case 'strong':
      document.font(bold).fontSize(10.5).text(text, { lineGap: 4 });
      break;
    case 'line':
      document.font(regular).fontSize(10.5).text(text, { lineGap: 5 });
      break;
    case 'note':
      document.moveDown(0.6).fillColor(muted).font(regular).fontSize(9).text(text, { lineGap: 4 }).fillColor(ink);
  }
}

function drawPart(document: Pdf, text: string, height: number): void {
  if (roomOf(document) < height) document.addPage();
  document.moveDown(1.2);
  const top = document.y;
  document
    .moveTo(margins.left, top)
    .lineTo(document.page.width - margins.right, top)
    .strokeColor(line)
    .stroke();
  document.moveDown(0.6).font(bold).fontSize(13).text(text).moveDown(0.4);
}

function roomOf(document: Pdf): number {
  return document.page.height - margins.bottom - document.y;
}

function drawTable(
  document: Pdf,
  { widths, rows }: Extract<PdfBlock, { as: 'table' }>,
  shown: (text: string) => string,
): void {
  const share = widths.reduce((sum, one) => sum + one, 0);
  const width = document.page.width - margins.left - margins.right;
  document
    .fontSize(9.5)
    .font(regular)
    .table({
      columnStyles: widths.map((one) => Math.floor((one / share) * width)),

      rowStyles: (row) => ({ textColor: row === 0 ? muted : ink }),
      defaultStyle: { border: { top: 0, left: 0, right: 0, bottom: 0.5 }, borderColor: line, padding: [5, 4] },
      data: rows.map((row) => row.map(shown)),
    });
  document.x = margins.left;
  document.font(regular).moveDown(0.8);
}

/** Numbers the pages, each of which names the document it belongs to. */
function finished(document: Pdf, foot: string): Promise<Buffer> {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Below the margin, where a text would begin a new page.
    document.page.margins.bottom = 0;
    const y = document.page.height - 46;
    document.font(regular).fontSize(7.5).fillColor(muted);
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
