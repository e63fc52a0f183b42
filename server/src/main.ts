// The start, in order: settings, data folder, database, application, port. The stop, in reverse.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openDataDir, type Secrets } from '#src/config/data-dir.ts';
import { type Config, readConfig, type Settings } from '#src/config/environment.ts';
import { refuseOtherKey } from '#src/config/secret-key.ts';
import { StartFailure } from '#src/config/start-failure.ts';
import { warmCatalogue } from '#src/market/catalogue-sync.ts';
import { openMetrics, serveMetrics } from '#src/observe/metrics.ts';
import { startTracing } from '#src/observe/trace.ts';
import { openProviders } from '#src/providers/open.ts';
import { buildApp } from './app.ts';
import { startEmbedded } from './db/embedded.ts';
import { startJobs } from './db/job.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, write } from './db/open.ts';
import { refuseCast } from './demo/guard.ts';
import { addFirstTexts } from './document/first-texts.ts';
import { mountPages } from './http/pages.ts';
import { refuseForkedLog, refuseOtherName } from './proof-log/guard.ts';
import { farewell, welcome } from './welcome.ts';

const buildFolder = resolve(import.meta.dirname, '../../web/build');
const requestConnections = 20;
const sideConnections = 4;
// A supervisor kills after ten seconds; the database still needs a moment of them.
const shutdownMs = 7_000;
const beatMs = 15_000;
// A refused connection is retried after one, three, seven seconds; a burst is to be answered at once.
const backlog = 4_096;

const noScanner = '没有设置 CLAMD_ADDRESS：上传的文件不扫描病毒，页面标明“未扫描”；见 docs/operating.md“病毒扫描”。';

const log = pino();
const closers: (() => Promise<void> | void)[] = [];

let stoppingSince: number | null = null;

try {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  await start();
} catch (failure) {
  console.error(failure instanceof StartFailure ? failure.message : failure);
  await stop(1);
}

async function start(): Promise<void> {
  const settings = readConfig(process.env, process.argv.slice(2));
  const answers = settings.role !== 'worker';
  if (answers && !existsSync(join(buildFolder, 'server/index.js'))) {
    throw new StartFailure('网页尚未构建；请用 npm start 启动，或先执行 npm run build。');
  }
  for (const setting of settings.plaintext)
    log.warn({ setting }, 'connects without encryption: host is in PLAINTEXT_HOSTS');
  await checkPort(settings);
  const { secrets, release } = await openDataDir(settings.dataDir);
  closers.push(release);
  const config = await openConfig(settings, secrets);
  await migrate(config.databaseUrl);

  const pool = openDatabase(config.databaseUrl, { max: requestConnections });
  const side = openDatabase(config.databaseUrl, { max: sideConnections, writable: true });
  closers.push(async () => {
    await Promise.all([pool.end({ timeout: 2 }), side.end({ timeout: 2 })]);
  });
  if (config.production) await refuseCast(pool);
  if (config.production && !config.scanner) log.warn(noScanner);
  const providers = await openProviders(config, side, log);
  await refuseOtherKey(side, providers.vault);
  await refuseOtherName(pool, providers.signer.origin);
  await refuseForkedLog(pool, providers.signer.origin, providers.logHead);
  const replica = config.readDatabaseUrl ? openDatabase(config.readDatabaseUrl, { max: requestConnections }) : null;
  closers.push(() => replica?.end({ timeout: 2 }));
  closers.push(await startTracing(process.env));
  const metrics = config.metrics && openMetrics();
  const app = await buildApp({ config, pool, side, replica, providers, log, metrics });
  if (answers) {
    await mountPages(app.server, {
      ...config,
      ask: (call, input) => app.ask(call, input as Record<string, unknown>),
      cache: app.cache,
      buildFolder,
      metrics,
    });
  }
  if (config.demo) {
    const { fillDemo } = await import('./demo/fill.ts');
    await fillDemo(pool, providers);
  } else {
    await write(pool, addFirstTexts);
  }
  if (config.metrics && metrics) closers.push((await serveMetrics(metrics.registry, config.metrics)).stop);
  closers.push(keepBeating(app.heartbeat));
  if (config.role !== 'web') {
    const jobs = await startJobs(config.databaseUrl, app.jobs, (job, error) =>
      log.error({ job, err: error }, 'job failed'),
    );
    closers.push(jobs.stop);
  }

  await app.server.listen({ port: config.port, host: config.host, backlog }).catch((error: NodeJS.ErrnoException) => {
    throw portFailure(settings, error);
  });
  // Requests meanwhile wait only for the reading under way; a failed reading is repeated on demand.
  if (answers) void warmCatalogue(pool).catch(() => {});
  closers.push(async () => {
    // Browsers keep connections for reuse; closed here, they do not delay the stop.
    app.server.server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
    app.leave();
    if (config.drainSeconds > 0) {
      await sleep(config.drainSeconds * 1_000);
      await app.drain.untilIdle();
    }
    const forced = setTimeout(() => app.server.server.closeAllConnections(), shutdownMs - config.drainSeconds * 1_000);
    await app.server.close();
    clearTimeout(forced);
  });
  console.log(await welcome(config));
}

/** The first beat is not waited for: a database that is gone for a moment is no reason not to start. */
function keepBeating(beat: () => Promise<void>): () => void {
  const once = () => void beat().catch((error: unknown) => log.error({ err: error }, 'beat'));
  once();
  const timer = setInterval(once, beatMs);
  return () => clearInterval(timer);
}

async function openConfig(settings: Settings, secrets: Secrets): Promise<Config> {
  const secretKey = settings.secretKey ?? Buffer.from(secrets.secretKey, 'hex');
  if (settings.databaseUrl !== null) return { ...settings, secretKey, databaseUrl: settings.databaseUrl };
  const embedded = await startEmbedded({
    folder: join(settings.dataDir, 'pg'),
    password: secrets.databasePassword,
    onDeath: () => {
      log.fatal('内置数据库意外停止');
      void stop(1);
    },
  });
  closers.push(embedded.stop);
  return { ...settings, secretKey, databaseUrl: embedded.url };
}

// Checked before any slow step: a second server fails at once.
async function checkPort(settings: Settings): Promise<void> {
  const probe = createServer();
  await new Promise<void>((taken, failed) => {
    probe.once('error', (error) => failed(portFailure(settings, error)));
    probe.listen(settings.port, settings.host, () => probe.close(() => taken()));
  });
}

function portFailure({ port, host }: Settings, error: NodeJS.ErrnoException): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartFailure(
      `端口 ${port} 已被占用；请换一个端口启动，例如 PORT=${port === 65535 ? 8080 : port + 1} npm start。`,
    );
  }
  if (error.code === 'EACCES')
    return new StartFailure(`没有权限使用端口 ${port}；请换用 1024 以上的端口，例如 PORT=8080 npm start。`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartFailure(`HOST=${host} 不是本机的地址；请改为本机地址，或用 0.0.0.0 表示全部网卡。`);
  }
  return error;
}

// Ctrl-C reaches us more than once: from the terminal, and again from npm. Only one that comes later means "at once".
function onSignal(): void {
  if (stoppingSince === null) void stop(0);
  else if (Date.now() - stoppingSince > 1_500) process.exit(1);
}

async function stop(code: number): Promise<void> {
  if (stoppingSince !== null) return;
  stoppingSince = Date.now();
  if (code === 0) console.log(farewell);
  for (const close of closers.splice(0).reverse()) {
    await Promise.resolve(close()).catch((error: unknown) => log.error({ err: error }, 'stop'));
  }
  process.exit(code);
}
