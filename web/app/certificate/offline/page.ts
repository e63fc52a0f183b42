// The one file that checks a certificate without network: the proof, the keys, and the program, in plain HTML.

export interface OfflineParts {
  number: string;
  /** web/build/client/offline/verify.js */
  script: string;
  /** The proof file's text. */
  proof: string;
  keys: string[];
}

/** Its content security policy lets it load nothing and send nothing. */
export function offlinePage({ number, script, proof, keys }: OfflineParts): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>${number} 离线查验</title>
</head>
<body>
<noscript>查验在浏览器中进行，请允许本文件运行脚本。</noscript>
<main id="page"></main>
<script type="application/json" id="keys">${withoutTags(JSON.stringify(keys))}</script>
<script type="application/json" id="proof">${withoutTags(proof)}</script>
<script>${script.replace(/<(\/script|!--)/gi, '\\x3c$1')}</script>
</body>
</html>
`;
}

const tagOpening = '\\u003c';

function withoutTags(json: string): string {
  return json.replaceAll('<', tagOpening);
}

/** The text that `withoutTags` was given. */
export function withTags(json: string): string {
  return json.replaceAll(tagOpening, '<');
}
