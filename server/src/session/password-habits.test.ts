// Common password habits in China by kind, each generated from its pattern: all of them must be refused.
import { expect, test } from 'vitest';
import { weaknessOf } from './rules.ts';

// The owner's phone number, whose digits count as weak only when it is known.
const phone = '13907294618';
const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
const two = (number: number) => String(number).padStart(2, '0');

const names = `zhangwei wangfang liuyang lina chenjing yangmin zhaolei huangqiang zhoujie wutao xuming sunchao
  mali zhuhong huxia guoping linfeng hejun gaoyan luobin zhangxiaoming wangxiaohong lixiaolong liuxiaoyan
  chenxiaojun zhengkai liangchen xieting songjia tangwei`.split(/\s+/);
const short = 'zw wf ly ln cj ym zl hq zj wt xm sc ml zh hx gp lf hj gy lb zxm wxh lxl lxy cxj'.split(' ');
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const loved = ['520', '1314', '5201314', '1314520', '521', '5211314', '7758521', '168', '888', '666'];

const birthdays = range(1958, 2012, 3).flatMap((year, at) => {
  const [month, day] = [two(1 + (at % 12)), two(1 + ((at * 7) % 28))];
  return [`${year}${month}${day}`, `${day}${month}${year}`, `${year}-${month}-${day}`, `${year}.${month}.${day}`];
});
const keys = [
  ...rows.flatMap((row) => range(0, row.length - 8).map((at) => row.slice(at, at + 8))),
  ...rows.map((row) => [...row].reverse().join('')),
  ...rows.map((row) => `${row}123`),
  ...rows.map((row) => `123${row}`),
  ...'1qaz2wsx 2wsx3edc 3edc4rfv 4rfv5tgb 5tgb6yhn 1qaz2wsx3edc4rfv qazwsxedcrfv zaq12wsxcde3 !QAZ2wsx 1qaz@WSX'.split(
    ' ',
  ),
  ...'1qaz2wsx3edc4rfv5tgb6yhn 1qaz2wsx3edc4rfv5tgb6yhn7ujm qazwsxedcrfvtgbyhnujm zaq1xsw2cde3vfr4bgt5nhy6'.split(' '),
  ...'1q2w3e4r 2w3e4r5t q1w2e3r4 1a2s3d4f a1s2d3f4 z1x2c3v4 147258369 369258147 159357159 741852963'.split(' '),
];
const digits = [
  ...range(0, 9).flatMap((digit) => [`${digit}`.repeat(8), `${digit}`.repeat(9), `${digit}`.repeat(11)]),
  ...'12345678 123456789 1234567890 87654321 987654321 12344321 123454321 11223344 1122334455 123123123'.split(' '),
  ...'121212121 13131313 135792468 246813579 112358132 31415926 314159265 20082008 12301230 12121314'.split(' '),
];
const love = loved.flatMap((number) => [
  `woaini${number}`,
  `aini${number.padEnd(4, '0')}`,
  `laopo${number}`,
  `baobei${number}`,
  `iloveyou${number}`,
  `wo${number}ni${number}`,
  `${number}woaini`,
]);
const families: Record<string, string[]> = {
  birthdays,
  'birthdays of eight digits after initials': short.map((word, at) => `${word}${1970 + at}${two(1 + (at % 12))}15`),
  'birthdays of six digits after a name': names.map((word, at) => `${word}${two(60 + at)}${two(1 + (at % 12))}08`),
  'runs on the keyboard': keys,
  'runs and repetitions of digits': digits,
  'numbers that sound like love': love,
  'a name and 123': names.map((word) => `${word}123`),
  'a name and 123456': names.map((word) => `${word}123456`),
  'a name and a lucky number': names.map((word, at) => `${word}${loved[at % loved.length]}`),
  'a name, written as a name, a sign and digits': names.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}@123`),
  'a name and a year': names.map((word, at) => `${word}${1975 + at}`),
  'a name around a year': ['niu1997niu', 'hu1998hu', 'liwei1988liwei'],
  'sayings and words of films': 'woainiyiwannian tianwanggaidihu wocaonima123 aptx4869 ms0083jxj'.split(' '),
  'one character again and again': [...'8a我😀']
    .map((word) => word.repeat(8))
    .concat('👨‍👩‍👧‍👦'.repeat(8), '🇨🇳'.repeat(9)),
  'one letter and digits': [...'abcdlmqswxyz'].flatMap((letter) => [
    `${letter}12345678`,
    `${letter}5201314`,
    `12345678${letter}`,
  ]),
  'somebody’s phone': range(130, 199, 3).map(
    (prefix) =>
      `${prefix}${String(prefix * 7919)
        .padStart(8, '3')
        .slice(0, 8)}`,
  ),
  'one’s own phone': [
    phone,
    `a${phone}`,
    `${phone}a`,
    `wo${phone.slice(-8)}`,
    `${phone.slice(-8)}aa`,
    `${phone.slice(3)}!`,
  ],
};

test.each(Object.entries(families))('no %s passes', (_, words) => {
  const long = words.filter((word) => word.length >= 8);
  expect(long.filter((word) => weaknessOf(word, [phone]) === null)).toEqual([]);
});

test('these are more habits than the list by which the earlier rule was judged', () => {
  const long = new Set(
    Object.values(families)
      .flat()
      .filter((word) => word.length >= 8),
  );
  expect(long.size).toBeGreaterThanOrEqual(420);
});
