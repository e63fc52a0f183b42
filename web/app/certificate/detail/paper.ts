// Compares the QR code of a paper certificate with the certificate on the page.

interface Certificate {
  number: string;
  sha256: string;
}

/** Null where the address holds no facts of a paper, as when it was typed or linked. */
export function comparePaper(query: URLSearchParams, shown: Certificate): 'same' | 'different' | null {
  const [number, digest] = [query.get('n'), query.get('h')];
  if (number === null && digest === null) return null;
  const isSame = number === shown.number && digest?.toLowerCase() === shown.sha256;
  return isSame ? 'same' : 'different';
}

export const differsFromPaper =
  '二维码所载的编号或 SHA-256 与这里显示的证书不同：纸面或二维码可能被改动过，请勿采信，并联系交易中心核实。';
