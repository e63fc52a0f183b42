// Zip files and workbooks made by hand, lawful or not.
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** A zip of parts that are packed already. */
export function aZip(parts: Record<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, packed] of Object.entries(parts)) {
    const plain = inflateRawSync(packed);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(plain.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, rest, Buffer.from(name)]),
    );
    bodies.push(body);
    at += body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, listed, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

/** A workbook, sheet by sheet. */
export function aWorkbook(...sheets: (string | number)[][][]): Buffer {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const place = (text: string, row: number, column: number) =>
    text.replace('<c', `<c r="${String.fromCharCode(65 + column)}${row + 1}"`);
  const row = (cells: (string | number)[], at: number) =>
    `<row r="${at + 1}">${cells.map((one, to) => place(cell(one), at, to)).join('')}</row>`;
  const numbered = sheets.map((rows, at) => ({ rows, number: at + 1 }));
  const each = (write: (number: number) => string) => numbered.map(({ number }) => write(number)).join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const links = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const texts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${content}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${links}"><Relationship Id="rId1" Type="${kinds}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${kinds}"><sheets>${each((n) => `<sheet name="表${n}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${links}">${each((n) => `<Relationship Id="rId${n}" Type="${kinds}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    ...Object.fromEntries(
      numbered.map(({ rows, number }) => [
        `xl/worksheets/sheet${number}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
      ]),
    ),
  };
  return aZip(
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, deflateRawSync(Buffer.from(`<?xml version="1.0"?>${text}`))]),
    ),
  );
}
