// Numbers that prove themselves: the identity number of GB 11643 and the unified social credit code of GB 32100.

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const idChecks = '10X98765432';

/** 18 places with a real date of birth and the right check character (ISO 7064 MOD 11-2). */
export function isIdNumber(number: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return false;
  if (!isPastDay(number.slice(6, 14))) return false;
  const sum = idWeights.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return idChecks[sum % 11] === number[17];
}

function isPastDay(digits: string): boolean {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(day)) return false;
  return moment.getTime() < Date.now() && day >= '1900-01-01';
}

const creditAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** 18 places of 0-9A-Z without I O S V Z; the last is the check character with weights 3^(i−1) mod 31. */
export function isCreditCode(code: string): boolean {
  return /^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code) && creditCheck(code.slice(0, 17)) === code[17];
}

/** The check character that belongs behind the first 17 places. */
export function creditCheck(body: string): string {
  let weight = 1;
  let sum = 0;
  for (const character of body) {
    sum += creditAlphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return creditAlphabet[(31 - (sum % 31)) % 31] as string;
}
