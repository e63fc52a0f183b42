// A contract as a document for people: its text, both signatures and the digests.
import type { ContractStatement } from '@shuji/contract/proof/contract';
import type { PdfBlock, PdfContent } from '#src/pdf/draw.ts';
import { minuteInChina } from '#src/spreadsheet/reply.ts';

/** A contract that waits for signatures has fewer than two. */
export interface PdfContract extends Omit<ContractStatement, 'origin'> {
  text: string;
}

export function contractPdf(contract: PdfContract): PdfContent {
  const { number, issuer, at, text, sha256 } = contract;
  const [title = '', ...lines] = text.split('\n');
  return {
    title: `${title} ${number}`,
    author: issuer,
    keywords: number,
    at,
    blocks: [{ as: 'title', text: title }, ...lines.map(blockOf), ...signatures(contract)],
    foot: `${number}　SHA-256 ${sha256}`,
  };
}

function blockOf(line: string): PdfBlock {
  if (line === '') return { as: 'gap' };
  const isHeading = /^(第.+条|附件.)　/.test(line);
  return { as: isHeading ? 'heading' : 'line', text: line.replaceAll('\t', '：') };
}

const sides = { seller: '甲方', buyer: '乙方' } as const;

function signatures(contract: PdfContract): PdfBlock[] {
  const { number, orderNumber, sha256, sm3, issuer, at } = contract;
  const parties = (Object.keys(sides) as (keyof typeof sides)[]).flatMap((side): PdfBlock[] => {
    // As the text calls them: a contract about a service has other sides than one about data.
    const [label] = new RegExp(`^${sides[side]}（[^）]+）`, 'm').exec(contract.text) ?? [sides[side]];
    const signed = contract.signatures.find((one) => one.side === side);
    const code = signed?.code ? `（统一社会信用代码 ${signed.code}）` : '';
    const lines = signed
      ? [`${signed.name}${code}`, `于 ${minuteInChina(signed.at)}（北京时间）在平台确认签署下列摘要所对应的文本`]
      : ['尚未签署'];
    return [{ as: 'strong', text: `${label}签署` }, ...lines.map(asLine), { as: 'gap' }];
  });
  const digests = [`合同编号 ${number}，订单编号 ${orderNumber}`, `SHA-256 ${sha256}`, `SM3 ${sm3}`];
  return [
    { as: 'part', text: '签署与存证', height: 300 },
    ...parties,
    { as: 'strong', text: '文本摘要' },
    ...digests.map(asLine),
    {
      as: 'note',
      text: `本文件由${issuer}于 ${minuteInChina(at)} 按双方所签文本排版。签署的是文本：在订单页面下载“合同文本”，其 SHA-256 应与上面的相同；“离线查验文件”断网也能核验文本与双方签署是否被改动。字库没有的字印作“〓”，以合同文本为准。`,
    },
  ];
}

function asLine(text: string): PdfBlock {
  return { as: 'line', text };
}
