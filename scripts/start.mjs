// `npm start [-- web|worker|all]`: install, build, serve; the second time only serve.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, fail, node, root } from './install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
const role = process.argv.slice(2);
if (role[0] !== 'worker' && !ensureBuilt({ isQuiet: true })) fail('网页构建失败，原因见上。');

// Compiled code is cached for the next start.
const env = { NODE_COMPILE_CACHE: join(root, '.cache/compile'), ...process.env };
const server = spawn(node, [join(root, 'server/src/main.ts'), ...role], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
process.on('SIGHUP', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
