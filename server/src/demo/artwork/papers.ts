// Papers that the demo's companies upload. They say what they are, so that nobody takes them for real ones.

/** A business licence, as a sample. */
export function drawLicence(name: string, creditCode: string, legalPerson: string): string {
  return paper('营业执照', [
    ['统一社会信用代码', creditCode],
    ['名称', name],
    ['法定代表人', legalPerson],
  ]);
}

/** A sample of an agent's authorisation by a company. */
export function drawAuthority(name: string, agent: string): string {
  return paper('授权委托书', [
    ['委托单位', name],
    ['受托人', agent],
    ['委托事项', '办理平台认证与交易手续'],
  ]);
}

/** A sample of the proof of a deal. */
export function drawProof(productName: string, counterparty: string, dealtOn: string): string {
  return paper('验收确认单', [
    ['数据产品', productName],
    ['交易对方', counterparty],
    ['日期', dealtOn],
  ]);
}

/** A sample of the proof of a data source. */
export function drawStatement(name: string): string {
  return paper('数据来源说明', [
    ['出具单位', name],
    ['说明事项', '数据来源合法，权属清晰'],
    ['适用范围', '本单位登记的数据产品'],
  ]);
}

/** A sample of an objector's evidence. */
export function drawEvidence(owner: string): string {
  return paper('数据采集合同', [
    ['采集单位', owner],
    ['约定事项', '采集成果归采集单位所有'],
    ['未经书面同意', '不得登记或者转让'],
  ]);
}

/** A sample of a bank's transfer receipt. */
export function drawVoucher(payer: string, receiver: string, reference: string): string {
  return paper('电子回单', [
    ['付款户名', payer],
    ['收款户名', receiver],
    ['银行流水号', reference],
    ['附言', '订单价款'],
  ]);
}

/** A sample of a seller's invoice. */
export function drawInvoice(seller: string, buyer: string, subject: string): string {
  return paper('电子发票', [
    ['销售方', seller],
    ['购买方', buyer],
    ['项目', subject.slice(0, 20)],
  ]);
}

function paper(title: string, facts: [string, string][]): string {
  const rows = facts.map(
    ([label, value], row) => `
      <text x="90" y="${330 + row * 90}" font-size="26" fill="#6b5a45">${label}</text>
      <text x="360" y="${330 + row * 90}" font-size="28" fill="#22201c">${value}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700" font-family="Noto Sans CJK SC, Noto Sans SC, Microsoft YaHei, sans-serif">
    <rect width="1000" height="700" fill="#fbf7ec"/>
    <rect x="30" y="30" width="940" height="640" fill="none" stroke="#b08d57" stroke-width="6"/>
    <rect x="44" y="44" width="912" height="612" fill="none" stroke="#b08d57" stroke-width="1.5"/>
    <text x="500" y="170" font-size="64" text-anchor="middle" letter-spacing="18" fill="#22201c">${title}</text>
    <text x="500" y="225" font-size="24" text-anchor="middle" fill="#9a2a1d">演示样张，不具任何效力</text>
    ${rows.join('')}
    <circle cx="820" cy="560" r="64" fill="none" stroke="#c0392b" stroke-width="5" opacity=".7"/>
    <text x="820" y="570" font-size="26" text-anchor="middle" fill="#c0392b" opacity=".8">样张</text>
  </svg>`;
}
