// Files made to be more than they seem; each with the purposes it tries to get in by.

import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { FilePurpose } from '@shuji/contract/file/labels';
import sharp from 'sharp';
import { aWorkbook, aZip } from '../../server/test/zip.ts';

export interface Hostile {
  name: string;
  bytes: Buffer;
  purposes: readonly FilePurpose[];
}

const pictures = ['cover', 'statement', 'licence'] as const;
const tables = ['sample', 'sheet', 'delivery'] as const;
const all = [...pictures, ...tables] as const;

const script = '<script>window.__hit&&__hit("file")</script>';
const html = `<!doctype html><html><body>${script}</body></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="__hit('file')">${script}</svg>`;
const mega = 1024 * 1024;

/** Markers that must not be found in a picture that was drawn anew. */
export const marks = ['__hit', '<?php', 'MZ\u0090'];

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
  .png()
  .toBuffer();
const jpg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
  .jpeg()
  .toBuffer();
const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1');
const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n%%EOF\n',
);

function after(start: Buffer, text: string): Buffer {
  return Buffer.concat([start, Buffer.from(text)]);
}

/** A PNG whose head claims so many pixels. */
function pngOf(width: number, height: number): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  return bomb;
}

function pngWith(chunk: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([png.subarray(0, 33), length, Buffer.from(chunk), content, Buffer.alloc(4), png.subarray(33)]);
}

function zipped(parts: Record<string, string | Buffer>): Buffer {
  return aZip(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, deflateRawSync(part)])));
}

const sheet = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';

/** A workbook whose first sheet is this text. */
function workbook(first: string, more: Record<string, string> = {}): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipped({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${kinds}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${kinds}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': first,
    ...more,
  });
}

const cell = (value: string) =>
  `${sheet}<row r="1"><c r="A1" t="inlineStr"><is><t>${value}</t></is></c></row></sheetData></worksheet>`;
const external = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const remote = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1:1/x.dtd"> %x;]>';
const laughs = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "lol">${Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')}]>`;

const active: Record<string, Buffer> = {
  html: Buffer.from(html),
  'html after blanks': Buffer.from(`\n\t ${html}`),
  'html after a byte order mark': Buffer.from(`\ufeff${html}`),
  'html in UTF-16': Buffer.from(`\ufeff${html}`, 'utf16le'),
  'html in UTF-7': Buffer.from('+ADw-script+AD4-__hit(1)+ADw-/script+AD4-'),
  'html after four kilobytes of text': Buffer.from(`a,b\n${'1,2\n'.repeat(1_100)}${html}`),
  'html in one field of a table': Buffer.from(`a,b\n"${html.replaceAll('"', '""')}",2\n`),
  svg: Buffer.from(svg),
  'svg with an outer entity': Buffer.from(`${external}<svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`),
  'svg with a picture inside': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
  ),
  'svg packed': gzipSync(svg),
  'svg after a comment': Buffer.from(`<!-- ${'a'.repeat(5_000)} -->${svg}`),
  xml: Buffer.from(`${external}<a>&x;</a>`),
  xhtml: Buffer.from(`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`),
  'a style sheet of xml': Buffer.from('<?xml version="1.0"?><?xml-stylesheet href="data:text/xsl,x"?><a/>'),
  mhtml: Buffer.from(
    `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n${html}`,
  ),
  javascript: Buffer.from('window.__hit("file");'),
  'a module': Buffer.from('export default __hit("file");'),
  'json that is a script': Buffer.from('{"a":__hit("file")}'),
  'a list that is a script': Buffer.from('[__hit("file")]'),
  php: Buffer.from('<?php system($_GET["c"]); ?>'),
  shell: Buffer.from('#!/bin/sh\nrm -rf /\n'),
  program: Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(500)]),
  'elf program': Buffer.concat([Buffer.from('\u007fELF\u0002\u0001', 'latin1'), Buffer.alloc(500)]),
  'java archive': zipped({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\n', 'A.class': 'x' }),
  flash: Buffer.concat([Buffer.from('CWS\u0009', 'latin1'), Buffer.alloc(100)]),
  'a web assembly': Buffer.from('\u0000asm\u0001\u0000\u0000\u0000', 'latin1'),
};

const polyglots: Record<string, Buffer> = {
  'gif and html': after(gif, html),
  'gif and script': Buffer.from(`GIF89a/*${'\u0000'.repeat(10)}*/=1;__hit("file")`),
  'png and html': after(png, html),
  'png with html in a text chunk': pngWith('tEXt', Buffer.from(`Comment\u0000${html}`)),
  'png with php in a chunk': pngWith('tEXt', Buffer.from('a\u0000<?php system("id") ?>')),
  'png with a packed profile of ten megabytes': pngWith(
    'iCCP',
    Buffer.concat([Buffer.from('a\u0000\u0000'), deflateSync(Buffer.alloc(10 * mega))]),
  ),
  'jpeg and html': after(jpg, html),
  'jpeg with html in its comment': Buffer.concat([
    jpg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, html.length + 2]),
    Buffer.from(html),
    jpg.subarray(2),
  ]),
  'jpeg and zip': Buffer.concat([jpg, zipped({ 'a.html': html })]),
  'pdf and html': after(pdf, html),
  'html and pdf': Buffer.concat([Buffer.from(html), pdf]),
  'pdf with a script': pdf,
  'zip and html': Buffer.concat([zipped({ a: 'x' }), Buffer.from(html)]),
  'html and zip': Buffer.concat([Buffer.from(html), zipped({ a: 'x' })]),
  'parquet and html': Buffer.from(`PAR1${html}PAR1`),
  'riff that is no webp': Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 <script>', 'latin1'),
};

const bombs: Record<string, Buffer> = {
  'png of 60,000 by 60,000': pngOf(60_000, 60_000),
  'png of 2³¹ by 1': pngOf(2 ** 31 - 1, 1),
  'png of no size': pngOf(0, 0),
  'png cut short': png.subarray(0, 40),
  'jpeg cut short': jpg.subarray(0, 60),
  'webp head alone': Buffer.from('RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8L', 'latin1'),
  'zip of 200 MB of zeros': zipped({ 'xl/worksheets/sheet1.xml': Buffer.alloc(200 * mega) }),
  'zip in zip': zipped({ 'a.zip': zipped({ 'b.zip': zipped({ c: Buffer.alloc(20 * mega) }) }) }),
  'zip of a hundred thousand files': zipped(
    Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`${at}`, ''])),
  ),
  'zip with a path out': zipped({ '../../../../tmp/owned': 'x', '/etc/owned': 'x', '..\\owned': 'x' }),
  'zip whose directory lies': Buffer.from(zipped({ a: 'x' })).fill(255, 20, 60),
  'workbook with an outer entity': workbook(`${external}${cell('&x;')}`),
  'workbook with a remote definition': workbook(`${remote}${cell('x')}`),
  'workbook of a billion laughs': workbook(`${laughs}${cell('&l12;')}`),
  'workbook with laughs in its shared texts': workbook(cell('x'), {
    'xl/sharedStrings.xml': `${laughs}<sst><si><t>&l12;</t></si></sst>`,
  }),
  'workbook with a macro': workbook(cell('x'), { 'xl/vbaProject.bin': 'Attribute VB_Name' }),
  'workbook of formulas': aWorkbook([['=cmd|"/c calc"!A1', '+1+1', '-1', '@SUM(1)', '=HYPERLINK("http://a.example")']]),
  'workbook that ends a million columns on': workbook(
    `${sheet}<row r="1"><c r="XFDZZZ1"><v>1</v></c></row></sheetData></worksheet>`,
  ),
  'workbook of unclosed rows': workbook(`${sheet}${'<row>'.repeat(200_000)}`),
  'workbook without a sheet': zipped({ 'xl/workbook.xml': '<workbook/>' }),
  'parquet of nothing': Buffer.from('PAR1PAR1'),
  'parquet whose footer claims four gigabytes': Buffer.concat([
    Buffer.from('PAR1'),
    Buffer.alloc(64, 7),
    Buffer.from([255, 255, 255, 255]),
    Buffer.from('PAR1'),
  ]),
  'parquet of noise': Buffer.concat([
    Buffer.from('PAR1'),
    Buffer.alloc(5_000, 0x5a),
    Buffer.from([16, 0, 0, 0]),
    Buffer.from('PAR1'),
  ]),
  'csv of formulas': Buffer.from('a,b\n=1+1,@SUM(1)\n"=HYPERLINK(""http://a.example"")",\t=1\n'),
  'csv of one line': Buffer.from(`a,b\n${'x'.repeat(3 * mega)}`),
  'csv of a million columns': Buffer.from(`${'a,'.repeat(mega)}\n`),
  'csv of open quotes': Buffer.from(`a\n${'"'.repeat(1_000_001)}`),
  'csv of a million rows': Buffer.from(`a\n${'1\n'.repeat(mega)}`),
  'csv with NUL': Buffer.from('a,b\n1\u0000,2\n'),
  'json half a million deep': Buffer.from('['.repeat(500_000)),
  'json of prototypes': Buffer.from('[{"__proto__":{"a":1}},{"constructor":{"prototype":{"a":1}}}]'),
  'json of one endless number': Buffer.from(`[{"a":${'9'.repeat(mega)}}]`),
  'nothing at all': Buffer.alloc(0),
  'one byte': Buffer.from('['),
};

/** The same harmless picture or table under names that lead elsewhere. */
const names = [
  '../../../../etc/cron.d/owned',
  '..\\..\\windows\\system32\\a',
  '/etc/passwd',
  'C:\\a.html',
  'a.html',
  'a.png.html',
  'a.html.png',
  'a.svg',
  'a.php;.png',
  'a.png\u0000.html',
  '\u202Egnp.exe',
  'lmth\u202E.csv',
  '.htaccess',
  '.',
  '..',
  '~/.ssh/authorized_keys',
  'CON',
  'a'.repeat(4_000),
  '<img src=x onerror=__hit(1)>.csv',
  '"; filename="a.html',
  "a' or 1=1.csv",
  'a\r\nX-Injected: yes.csv',
  '%2e%2e%2fa.csv',
  '👾.csv',
  '\ud800.csv',
  ' ',
];

export function hostileFiles(): Hostile[] {
  const from = (list: Record<string, Buffer>, endings: readonly string[]) =>
    Object.entries(list).flatMap(([name, bytes]) =>
      endings.map((ending) => ({ name: `${name}${ending}`, bytes, purposes: all })),
    );
  return [
    ...from(active, ['.png', '.csv', '.pdf']),
    ...from(polyglots, ['.png', '.html']),
    ...from(bombs, ['.xlsx', '.csv']),
    ...names.flatMap((name) => [
      { name, bytes: png, purposes: pictures },
      { name, bytes: Buffer.from('a,b\n1,2\n'), purposes: tables },
    ]),
  ];
}

/** How many there are that differ in content or, content being the same, in name. */
export const distinct =
  Object.keys(active).length + Object.keys(polyglots).length + Object.keys(bombs).length + names.length;
