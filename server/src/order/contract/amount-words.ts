// Money as contracts write it, so that no digit can be added afterwards: 壹拾贰万叁仟元零伍分.
const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const small = ['', '拾', '佰', '仟'];
const large = ['', '万', '亿', '万亿'];

/** An amount of fen in formal Chinese numerals, after 《支付结算办法》 annex 1. */
export function amountInWords(fen: number): string {
  const yuan = Math.floor(fen / 100);
  const jiao = Math.floor((fen % 100) / 10);
  const rest = fen % 10;
  if (fen === 0) return '零元整';
  const whole = yuan > 0 ? `${integerInWords(yuan)}元` : '';
  if (jiao === 0 && rest === 0) return `${whole}整`;
  const tenths = jiao > 0 ? `${digits[jiao]}角` : yuan > 0 ? '零' : '';
  return `${whole}${tenths}${rest > 0 ? `${digits[rest]}分` : '整'}`;
}

function integerInWords(value: number): string {
  const groups: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 10_000)) groups.push(rest % 10_000);
  let text = '';
  let isGap = false;
  for (let place = groups.length - 1; place >= 0; place -= 1) {
    const group = groups[place] ?? 0;
    if (group === 0) {
      isGap = text !== '';
      continue;
    }
    if (text !== '' && (isGap || group < 1000)) text += '零';
    text += groupInWords(group) + large[place];
    isGap = false;
  }
  return text;
}

function groupInWords(group: number): string {
  let text = '';
  let isGap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit === 0) {
      isGap = text !== '';
      continue;
    }
    text += (isGap ? '零' : '') + digits[digit] + small[place];
    isGap = false;
  }
  return text;
}
