// Masks personal data for everyone but its owner.

/** 13812345678 → 138****5678 */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** contact@example.cn → c***@example.cn */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1***');
}

/** 110101199001011234 → 1101**********1234 */
export function maskIdNumber(number: string): string {
  return `${number.slice(0, 4)}${'*'.repeat(Math.max(number.length - 8, 4))}${number.slice(-4)}`;
}

/** 6222000011112222 → ************2222 */
export function maskBankNumber(number: string): string {
  return '*'.repeat(Math.max(number.length - 4, 4)) + number.slice(-4);
}

/** 91330100MA2XXXXX0Y → 9133**********XX0Y; a credit code is public in full only on certificates. */
export function maskCreditCode(code: string): string {
  return maskIdNumber(code);
}

/** 王小明 → 王**; 公司 names are not masked. */
export function maskName(name: string): string {
  const [first = ''] = name;
  return first + '*'.repeat(Math.max([...name].length - 1, 1));
}
