// Every way to write an address that is not in the open internet.
const inside = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.254',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.255.254',
  '169.254.169.254',
  '169.254.170.2',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '168.63.129.16',
  '224.0.0.1',
  '255.255.255.255',
];

const insideSix = [
  '::1',
  '::',
  'fe80::1',
  'fe80::a9fe:a9fe',
  'fc00::1',
  'fd00:ec2::254',
  'fec0::1',
  'ff02::1',
  '100::1',
  '2001:db8::1',
  '5f00::1',
];

function spellings(address: string): string[] {
  const parts = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = whole.toString(16).padStart(8, '0');
  const six = `${hex.slice(0, 4)}:${hex.slice(4)}`;
  const each = (write: (part: number) => string) => parts.map(write).join('.');
  const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${hex}`,
    `0X${hex.toUpperCase()}`,
    `0${whole.toString(8)}`,
    `000${whole.toString(8)}`,
    each((part) => `0${part.toString(8)}`),
    each((part) => `00${part.toString(8)}`),
    each((part) => `0x${part.toString(16)}`),
    each((part) => `0x00${part.toString(16)}`),
    `0x${a.toString(16)}.${b}.0${c.toString(8)}.${d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `0x${a.toString(16)}.0${((b * 256 + c) * 256 + d).toString(8)}`,
    wide(address),
    address.replaceAll('.', '。'),
    address.replaceAll('.', '．'),
    address.replaceAll('.', '｡'),
    address.replaceAll('.', '%2e'),
    [...address].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join(''),
    `[::ffff:${address}]`,
    `[::ffff:${six}]`,
    `[0:0:0:0:0:ffff:${six}]`,
    `[0000:0000:0000:0000:0000:FFFF:${six.toUpperCase()}]`,
    `[::${address}]`,
    `[::${six}]`,
    `[::ffff:0:${six}]`,
    `[64:ff9b::${six}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b:1::${six}]`,
    `[2002:${six}::]`,
    `[2002:${six}::1]`,
    `[2001:0:${six}::]`,
    `[fe80::5efe:${six}]`,
    `[::1%25lo]`,
  ];
}

/** Hosts as they stand in an address. */
export function hosts(own: readonly string[]): string[] {
  const four = [...inside, ...own.filter((address) => address.includes('.'))].flatMap(spellings);
  const six = [...insideSix, ...own.filter((address) => address.includes(':'))].map((address) => `[${address}]`);
  const names = [
    'localhost',
    'LOCALHOST',
    'localhost.',
    'foo.localhost',
    'ip6-localhost',
    'localhost.localdomain',
    'ｌｏｃａｌｈｏｓｔ',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  ];
  return [...new Set([...four, ...six, ...names])];
}

/** Addresses that read as one host and mean another. */
export function disguises(port: number): string[] {
  const trap = `127.0.0.1:${port}`;
  return [
    `http://open.example@${trap}/`,
    `http://open.example%40${trap}/`,
    `http://open.example\\@${trap}/`,
    `http://${trap}#@open.example/`,
    `http://${trap}?@open.example/`,
    `http://${trap}\\.example.com/`,
    `http:\\\\${trap}\\`,
    `http:${trap}/`,
    `http:/${trap}/`,
    `http:///${trap}/`,
    `http://///${trap}/`,
    `https://${trap}/`,
    `HTTP://${trap}/`,
    `http://\t${trap}/`,
    `http://127.0.0.1\u00ad:${port}/`,
    `http://127.0.0.1\u200b:${port}/`,
    `http://127.0.0.1:0${port}/`,
    `http://a:b@${trap}/`,
    `http://${trap}/../../`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `ftp://${trap}/`,
    `gopher://${trap}/_GET`,
    `file://${trap}/etc/passwd`,
    `file:///etc/passwd`,
    `dict://${trap}/`,
    `unix:/run/postgresql`,
    `jar:http://${trap}!/`,
    `//${trap}/`,
    `data:text/plain,x`,
  ];
}

/** The addresses that a host name resolves to in turn; the first of each is public, the later ones are not. */
export const insideAnswers: readonly string[] = [
  ...inside,
  ...insideSix,
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
];
