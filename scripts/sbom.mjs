// `npm run sbom`: the bill of materials as CycloneDX in .cache/sbom.cdx.json; each licence must be one that we may ship.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

// Those that ask for no more than their notice; of the others, the parts are used as they come and are not linked in.
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
]);
// Their manifests name no licence: these are from their own pages.
const knownLicences = { jsonify: 'Unlicense' };

const file = join(root, '.cache/sbom.cdx.json');
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'ignore'],
  maxBuffer: 64 * 1024 * 1024,
});
const bill = JSON.parse(text);
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(file, text);

const counts = new Map();
const refused = [];
for (const { name, version, purl = '', licenses = [] } of bill.components) {
  if (['contract', 'server', 'web'].includes(name) || purl.includes('%40shuji/')) continue;
  const words = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ');
  const licence = words || knownLicences[name] || '';
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
  if (!isAllowed(licence)) refused.push(`${name}@${version}: ${licence || 'no licence'}`);
}
for (const [licence, count] of [...counts].sort((one, other) => other[1] - one[1])) console.log(`${count}\t${licence}`);
console.log(`${bill.components.length} components in ${file}`);
if (refused.length > 0) {
  console.error(`Not among the licences we may ship:\n${refused.join('\n')}`);
  process.exitCode = 1;
}

/** Of alternatives one will do; of parts all must. */
function isAllowed(expression) {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((one) => one.split(' AND ').every((licence) => allowed.has(licence.trim())));
}
