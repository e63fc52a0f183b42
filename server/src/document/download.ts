// A version as one self-contained file, to open offline, print and archive.

import { Readable } from 'node:stream';
import type { downloadDocument as downloadCall } from '@shuji/contract/document/calls';
import { versionStatus } from '@shuji/contract/document/labels';
import type { DocumentVersion } from '@shuji/contract/document/schema';
import { chinaDay } from '@shuji/contract/time';
import type { Db } from '#src/db/open.ts';
import { readStored } from '#src/file/open-stored.ts';
import { findFile } from '#src/file/queries.ts';
import { isPublic } from '#src/file/rules.ts';
import type { FileHandler } from '#src/http/feature.ts';
import type { Providers } from '#src/providers/providers.ts';
import { getSettingValue } from '#src/site/queries.ts';
import { digestOf } from './digest.ts';
import { findVersion } from './reading.ts';

export const downloadDocument: FileHandler<typeof downloadCall> = async (input, { db, now, providers }) => {
  const { body, version } = await findVersion(db, input, chinaDay(now));
  const centre = await getSettingValue(db, 'web_title');
  const page = pageOf({
    centre,
    version,
    body: await withPictures(db, providers, body),
    digest: digestOf(version.title, body),
  });
  const bytes = Buffer.from(page);
  return {
    open: async () => Readable.from([bytes]),
    name: `${version.title}（第${version.number}版）.html`,
    type: 'text/html; charset=utf-8',
    size: bytes.length,
  };
};

// The file is read where the centre cannot be reached: its pictures travel inside it.
async function withPictures(db: Db, providers: Providers, body: string): Promise<string> {
  let whole = body;
  for (const [address, id = ''] of body.matchAll(/\/api\/file\/([0-9a-f-]{36})/g)) {
    const file = await findFile(db, id);
    if (!file || !isPublic(file.purpose)) continue;
    const bytes = await readStored(providers, file);
    whole = whole.replaceAll(address, `data:${file.type};base64,${bytes.toString('base64')}`);
  }
  return whole;
}

interface Download {
  centre: string;
  version: DocumentVersion;
  /** Sanitised. */
  body: string;
  digest: string;
}

function pageOf({ centre, version, body, digest }: Download): string {
  const title = escaped(version.title);
  const facts = `第 ${version.number} 版 · ${version.publishedOn} 公布 · 自 ${version.effectiveOn} 起施行 · 下载时${versionStatus[version.status]}`;
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}（第 ${version.number} 版）</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="centre">${escaped(centre)}</p>
<h1>${title}</h1>
<p class="facts">${facts}</p>
<p class="facts">修订说明：${escaped(version.note)}</p>
<article>
${body}
</article>
<footer>文本摘要（SHA-256）：<code>${digest}</code><br>本文件由系统自动生成；以本中心网站公布的现行版本为准。</footer>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
body { margin: 0; color: #1a2331; background: #fff; font: 16px/28px "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif; }
main { max-width: 44em; margin: 0 auto; padding: 48px 24px 64px; }
h1 { margin: 8px 0 16px; font-size: 26px; line-height: 38px; }
h2 { margin: 32px 0 8px; font-size: 19px; }
h3 { margin: 24px 0 8px; font-size: 17px; }
.centre, .facts, footer { color: #5a6575; font-size: 14px; line-height: 24px; margin: 0; }
article { margin-top: 24px; border-top: 1px solid #d8dee7; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 12px; border: 1px solid #d8dee7; text-align: left; vertical-align: top; }
th { background: #f4f6f9; font-weight: 600; }
img { max-width: 100%; }
blockquote { margin: 16px 0; padding: 8px 16px; border-left: 3px solid #9db4d8; background: #f4f6f9; }
footer { margin-top: 48px; padding-top: 16px; border-top: 1px solid #d8dee7; }
code { word-break: break-all; }
@media print { main { max-width: none; padding: 0; } h2, h3 { break-after: avoid; } }
`;
