// Checks the environment once at start. Reports all errors together, one sentence a setting.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { parseNetworks } from '#src/http/office-networks.ts';
import { type FilesSetting, readFiles } from './files.ts';
import { decodeKey, isPredictable } from './key-strength.ts';
import { type ProofLogSetting, proofLogVariables, readProofLog } from './proof-log.ts';
import { readScanner, type ScannerSetting, scannerVariables } from './scanner.ts';
import { readServices, type ServiceSetting, serviceVariables } from './signed-service.ts';
import { readSms, type SmsSetting } from './sms.ts';
import { StartFailure } from './start-failure.ts';
import { checkTransport, isProxy, transportVariables } from './transport.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

export type Role = (typeof roles)[number];

const roles = ['web', 'worker', 'all'] as const;

/** The settings of the environment. */
export interface Settings {
  /** The role of this process: answer requests (`web`), run jobs (`worker`), or both. */
  role: Role;
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  /** A standby that wide lists are read from; null: none. */
  readDatabaseUrl: string | null;
  /** Scheme, host and port as browsers see them, without a trailing slash. */
  publicOrigin: string;
  /** Prefix of the browser's calls; empty for the same origin. */
  apiBaseUrl: string;
  /** The proxies that may name the caller, as Fastify takes it; false: none. */
  trustProxy: string | false;
  /** The addresses that may reach the office; null: any. */
  officeNetworks: ReturnType<typeof parseNetworks>;
  /** The number of writes a minute on one node, for an account or for an address without one. */
  writesPerMinute: number;
  /** The address where Prometheus reads `/metrics`; null: off. */
  metrics: { port: number; host: string } | null;
  /** The time between the stop signal and the end of serving, so that a balancer sees that the node is not ready. */
  drainSeconds: number;
  files: FilesSetting;
  sms: SmsSetting;
  identity: ServiceSetting;
  bank: ServiceSetting;
  /** Null: files are not scanned for malware. */
  scanner: ScannerSetting | null;
  /** The addresses, named by users, that the server may call; see providers/call-out.ts. */
  callOut: { ports: number[]; allow: string[] };
  /** 32 bytes; null: generated and stored in DATA_DIR. */
  secretKey: Buffer | null;
  /** False where the key is generated. */
  hasOwnKey: boolean;
  /** Keys of before: what they sealed or signed is still read. */
  oldSecretKeys: Buffer[];
  proofLog: ProofLogSetting;
  /** Names of the settings that PLAINTEXT_HOSTS lets connect to another machine without encryption. */
  plaintext: string[];
  demo: boolean;
  production: boolean;
}

/** The settings of a running server, completed by what the start found or generated. */
export interface Config extends Settings {
  databaseUrl: string;
  secretKey: Buffer;
}

/** Reads and checks the environment and the requested role. Throws a StartFailure that names every wrong setting. */
export function readConfig(env: Record<string, string | undefined>, [role]: readonly string[] = []): Settings {
  const values: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  if (role !== undefined) values.ROLE = role;
  const parsed = environment.safeParse(values);
  if (!parsed.success) throw new StartFailure(parsed.error.issues.map((issue) => issue.message).join('\n'));
  return parsed.data;
}

const environment = z
  .object({
    NODE_ENV: z.string().default('development'),
    ROLE: z
      .enum(roles, { error: (issue) => `启动方式只能是 web、worker 或 all，现在是“${issue.input}”。` })
      .default('all'),
    PORT: z
      .string()
      .default('8080')
      .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535, {
        error: (issue) => `PORT 需为 1–65535 的整数，现在是“${issue.input}”。`,
      })
      .transform(Number),
    // Loopback, because the demo's passwords are public; a container or a bare server opens itself with HOST=0.0.0.0.
    HOST: z
      .string()
      .default('127.0.0.1')
      .refine((value) => isIP(value) > 0 || /^[a-z0-9.-]+$/i.test(value), {
        error: (issue) => `HOST 需为 IP 地址或主机名，现在是“${issue.input}”。`,
      }),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((value) => resolve(repositoryRoot, value)),
    DATABASE_URL: address(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      '形如 postgres://用户:密码@主机:5432/库名',
    ).optional(),
    READ_DATABASE_URL: address(
      'READ_DATABASE_URL',
      ['postgres:', 'postgresql:'],
      '形如 postgres://用户:密码@备库主机:5432/库名',
    ).optional(),
    PUBLIC_ORIGIN: address('PUBLIC_ORIGIN', ['http:', 'https:'], '形如 https://data.example.cn，不带路径')
      .refine((value) => isOrigin(value), {
        error: (issue) => `PUBLIC_ORIGIN 不能带路径或参数，现在是“${issue.input}”。`,
      })
      .transform((value) => new URL(value).origin)
      .optional(),
    API_BASE_URL: address('API_BASE_URL', ['http:', 'https:'], '形如 https://api.example.cn；留空表示与页面同源')
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    TRUST_PROXY: z
      .string()
      .refine((value) => value.split(',').every(isProxy), {
        error: (issue) => `TRUST_PROXY 需为 loopback 或以逗号分隔的 IP、网段，现在是“${issue.input}”。`,
      })
      .optional(),
    OFFICE_NETWORKS: z
      .string()
      .transform(parseNetworks)
      .refine((networks) => networks !== null, {
        error: 'OFFICE_NETWORKS 需为以逗号分隔的 IP 或网段，例如 10.8.0.0/16。',
      })
      .optional(),
    WRITES_PER_MINUTE: z
      .string()
      .default('240')
      .refine((value) => /^[1-9]\d{0,6}$/.test(value), {
        error: (issue) => `WRITES_PER_MINUTE 需为 1–9999999 的整数，现在是“${issue.input}”。`,
      })
      .transform(Number),
    METRICS_PORT: z
      .string()
      .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535, {
        error: (issue) => `METRICS_PORT 需为 1–65535 的整数，现在是“${issue.input}”。`,
      })
      .transform(Number)
      .optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    // A supervisor waits ten seconds before it kills: seven are for requests in progress.
    DRAIN_SECONDS: z
      .enum(['0', '1', '2', '3'], { error: (issue) => `DRAIN_SECONDS 只能是 0–3 的整数，现在是“${issue.input}”。` })
      .transform(Number)
      .optional(),
    FILES: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    SMS: z
      .enum(['local', 'http'], { error: (issue) => `SMS 只能是 local 或 http，现在是“${issue.input}”。` })
      .optional(),
    SMS_URL: address('SMS_URL', ['http:', 'https:'], '形如 https://sms.example.cn/send').optional(),
    SMS_KEY: z.string().optional(),
    OUTSIDE_PORTS: z
      .string()
      .default('80,443,8443')
      .transform((value) => value.split(',').map((port) => Number(port.trim())))
      .refine((ports) => ports.every((port) => Number.isInteger(port) && port >= 1 && port <= 65535), {
        error: 'OUTSIDE_PORTS 需为以逗号分隔的端口，例如 80,443,8443。',
      }),
    OUTSIDE_ALLOW: z
      .string()
      .transform((value) => value.split(',').map((beginning) => beginning.trim()))
      .refine(
        (beginnings) => beginnings.every((one) => /^https?:\/\/[^/]+\//.test(one) && URL.parse(one)?.href === one),
        {
          error: 'OUTSIDE_ALLOW 需为以逗号分隔的地址开头，含端口后的斜杠，例如 http://127.0.0.1:9000/。',
        },
      )
      .optional(),
    SECRET_KEY: z
      .string()
      .transform(decodeKey)
      .refine((value) => value.length === 32, {
        error: 'SECRET_KEY 需为 32 字节，写成 64 位十六进制或 Base64；可用 openssl rand -hex 32 生成。',
        abort: true,
      })
      .refine((value) => !isPredictable(value), {
        error: 'SECRET_KEY 有明显的规律，容易被猜出；请用 openssl rand -hex 32 另行生成。',
      })
      .optional(),
    SECRET_KEY_OLD: z
      .string()
      .transform((value) => value.split(',').map((key) => decodeKey(key.trim())))
      .refine((keys) => keys.every((key) => key.length === 32), {
        error: 'SECRET_KEY_OLD 需为以逗号分隔的停用密钥，各 32 字节，写法与 SECRET_KEY 相同。',
      })
      .optional(),
    ...proofLogVariables,
    ...scannerVariables,
    ...serviceVariables,
    ...transportVariables,
    DEMO: z
      .enum(['1', '0', 'true', 'false'], { error: (issue) => `DEMO 只能是 1 或 0，现在是“${issue.input}”。` })
      .transform((value) => value === '1' || value === 'true')
      .optional(),
  })
  .transform((env, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const production = env.NODE_ENV === 'production';
    const demo = env.DEMO ?? (env.DATABASE_URL === undefined && !production);
    if (demo && production) refuse('DEMO 不能与 NODE_ENV=production 同时使用：演示账号的密码是公开的。');
    const isReal = !demo && (production || env.DATABASE_URL !== undefined);
    if (env.SECRET_KEY === undefined && isReal) {
      refuse('缺少 SECRET_KEY：正式运行必须设置 32 字节的密钥，可用 openssl rand -hex 32 生成，并妥善保管。');
    }
    if (env.OUTSIDE_ALLOW !== undefined && production) {
      refuse('OUTSIDE_ALLOW 会放行内网地址，不能与 NODE_ENV=production 同时使用。');
    }
    if (env.ROLE !== 'all') {
      for (const [name, why] of Object.entries(sharedByNodes)) {
        if (env[name as keyof typeof sharedByNodes] === undefined)
          refuse(`以 ${env.ROLE} 方式启动时必须设置 ${name}：${why}。`);
      }
    }
    const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
    const settings: Settings = {
      role: env.ROLE,
      port: env.PORT,
      host: env.HOST,
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL ?? null,
      readDatabaseUrl: env.READ_DATABASE_URL ?? null,
      publicOrigin,
      apiBaseUrl: env.API_BASE_URL ?? '',
      trustProxy: env.TRUST_PROXY ?? false,
      officeNetworks: env.OFFICE_NETWORKS ?? null,
      writesPerMinute: env.WRITES_PER_MINUTE,
      metrics: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
      drainSeconds: env.DRAIN_SECONDS ?? (production ? 1 : 0),
      files: readFiles(env, refuse),
      scanner: readScanner(env),
      sms: readSms(env, { demo, production }, refuse),
      ...readServices(env, refuse),
      // The demo's own interface, and nothing else of this machine, may be tested in the demo.
      callOut: { ports: env.OUTSIDE_PORTS, allow: env.OUTSIDE_ALLOW ?? (demo ? demoInterfaces(env.PORT) : []) },
      secretKey: env.SECRET_KEY ?? null,
      hasOwnKey: env.SECRET_KEY !== undefined,
      oldSecretKeys: env.SECRET_KEY_OLD ?? [],
      proofLog: readProofLog(env, { isReal, publicOrigin }, refuse),
      plaintext: [],
      demo,
      production,
    };
    if (production) settings.plaintext = checkTransport(addressesOf(settings), env.PLAINTEXT_HOSTS ?? [], refuse);
    return settings;
  });

const sharedByNodes = {
  DATABASE_URL: '内置数据库只属于一个进程',
  FILES: '各节点读写同一处文件',
  SECRET_KEY: '各节点用同一把密钥',
};

/** Every address that a password, a key or personal data is sent to. */
function addressesOf({ databaseUrl, readDatabaseUrl, publicOrigin, apiBaseUrl, sms, identity, bank, files }: Settings) {
  return {
    DATABASE_URL: databaseUrl,
    READ_DATABASE_URL: readDatabaseUrl,
    PUBLIC_ORIGIN: publicOrigin,
    API_BASE_URL: apiBaseUrl || null,
    SMS_URL: sms.kind === 'http' ? sms.url : null,
    IDENTITY_URL: identity?.url ?? null,
    BANK_URL: bank?.url ?? null,
    FILES: files.kind === 's3' ? files.endpoint : null,
  };
}

function demoInterfaces(port: number): string[] {
  return ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${port}/api/demo/`);
}

function address(name: string, protocols: string[], shape: string) {
  return z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
    // The value is not repeated: an address may carry a password.
    error: `${name} 需为完整地址，${shape}。`,
    abort: true,
  });
}

function isOrigin(value: string): boolean {
  const url = new URL(value);
  return url.pathname === '/' && url.search === '' && url.hash === '';
}
