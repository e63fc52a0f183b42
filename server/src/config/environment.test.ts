import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './environment.ts';

const key = '792089a52133d20930e86515aa7e36afe62500d00bcfd7b6fd953002e5580e50';
const real = {
  DATABASE_URL: 'postgres://u:p@db/shuji',
  SECRET_KEY: key,
  SMS_URL: 'https://sms.example.cn',
  SMS_KEY: 'k',
  LOG_ED25519_KEY: 'c3cdd297848e850e410fd43a6b3ccfa811b5f276c61ecf5cdec17db6dc9baaa5',
  LOG_SM2_KEY: '5043f2e025a0db56cdd3e53a6c2b5d0280dd702509946500f1c6ed17ec3ddf35',
};

describe('the environment', () => {
  it('needs nothing for the demo on the embedded database', () => {
    const root = resolve(import.meta.dirname, '../../..');
    expect(readConfig({})).toEqual({
      role: 'all',
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve(root, 'data'),
      databaseUrl: null,
      readDatabaseUrl: null,
      publicOrigin: 'http://localhost:8080',
      apiBaseUrl: '',
      trustProxy: false,
      officeNetworks: null,
      writesPerMinute: 240,
      metrics: null,
      files: { kind: 'folder', folder: resolve(root, 'data/files') },
      scanner: null,
      sms: { kind: 'local' },
      drainSeconds: 0,
      callOut: {
        ports: [80, 443, 8443],
        allow: ['http://127.0.0.1:8080/api/demo/', 'http://localhost:8080/api/demo/'],
      },
      secretKey: null,
      hasOwnKey: false,
      identity: null,
      bank: null,
      oldSecretKeys: [],
      proofLog: { origin: 'shuji.demo/log', ed25519Key: null, sm2Key: null, oldKeys: [] },
      plaintext: [],
      demo: true,
      production: false,
    });
  });

  it('reads where the scanner listens, and says what is no such place', () => {
    const scanner = (CLAMD_ADDRESS: string) => readConfig({ CLAMD_ADDRESS }).scanner;
    expect(scanner('/run/clamav/clamd.ctl')).toEqual({
      address: { path: '/run/clamav/clamd.ctl' },
      maxBytes: 100 * 1024 * 1024,
      timeoutMs: 120_000,
    });
    expect(scanner('clamav:3310')?.address).toEqual({ host: 'clamav', port: 3310 });
    for (const wrong of ['clamav', 'clamav:0', 'tcp://clamav:3310'])
      expect(() => scanner(wrong)).toThrow('CLAMD_ADDRESS');
    expect(() => readConfig({ CLAMD_MAX_MB: '0' })).toThrow('CLAMD_MAX_MB');
  });

  it('takes an empty setting for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' }).demo).toBe(true);
  });

  it('has web and worker share database, files and key, and knows no third kind of node', () => {
    expect(() => readConfig({ NODE_ENV: 'development' }, ['web'])).toThrow(/DATABASE_URL.*\n.*FILES.*\n.*SECRET_KEY/);
    expect(readConfig({ ...real, FILES: '/srv/files' }, ['worker']).role).toBe('worker');
    expect(() => readConfig({}, ['both'])).toThrow('启动方式只能是 web、worker 或 all，现在是“both”。');
  });

  it('names every wrong setting at once', () => {
    const wrong = {
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      PUBLIC_ORIGIN: 'data.example.cn',
      SECRET_KEY: 'short',
      DEMO: 'maybe',
      SMS: 'pigeon',
      TRUST_PROXY: 'everyone',
    };
    const lines = failureOf(wrong).split('\n');
    for (const name of Object.keys(wrong)) expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
  });

  it('does not repeat the password of a wrong database address', () => {
    expect(failureOf({ DATABASE_URL: 'mysql://u:geheim@x' })).not.toContain('geheim');
  });

  it('turns the demo off beside a real database and in production', () => {
    expect(readConfig(real).demo).toBe(false);
    expect(readConfig({ ...real, DATABASE_URL: '', NODE_ENV: 'production' }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL: real.DATABASE_URL, DEMO: '1' }).demo).toBe(true);
  });

  it('lets no inner address through in production, and none outside the demo unless configured', () => {
    expect(readConfig(real).callOut).toEqual({ ports: [80, 443, 8443], allow: [] });
    const changed = { ...real, OUTSIDE_PORTS: '443', OUTSIDE_ALLOW: 'http://127.0.0.1:9000/' };
    expect(readConfig(changed).callOut).toEqual({ ports: [443], allow: ['http://127.0.0.1:9000/'] });
    expect(failureOf({ ...changed, NODE_ENV: 'production' })).toContain('OUTSIDE_ALLOW');
    for (const OUTSIDE_ALLOW of ['http://127.0.0.1', '127.0.0.1:9000', 'http://127.0.0.1:9000/a/../b/'])
      expect(failureOf({ ...real, OUTSIDE_ALLOW })).toContain('OUTSIDE_ALLOW');
    expect(failureOf({ ...real, OUTSIDE_PORTS: '0,99999' })).toContain('OUTSIDE_PORTS');
  });

  it('refuses the demo in production', () => {
    expect(failureOf({ ...real, NODE_ENV: 'production', DEMO: '1' })).toContain('DEMO 不能');
  });

  it('asks for a key and a gateway wherever real people come', () => {
    expect(failureOf({ NODE_ENV: 'production' })).toMatch(/SECRET_KEY[\s\S]*SMS_URL|SMS_URL[\s\S]*SECRET_KEY/);
    expect(failureOf({ DATABASE_URL: real.DATABASE_URL })).toContain('SECRET_KEY');
    expect(failureOf({ ...real, NODE_ENV: 'production', SMS: 'local' })).toContain('SMS=local');
  });

  it('refuses a missing, published or shared signing key of the proof log in production', () => {
    const { LOG_ED25519_KEY, LOG_SM2_KEY, ...without } = real;
    expect(failureOf(without)).toMatch(/缺少 LOG_ED25519_KEY[\s\S]*缺少 LOG_SM2_KEY/);
    const published = '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8';
    expect(failureOf({ ...real, LOG_SM2_KEY: published })).toContain('公开的示例密钥');
    expect(failureOf({ ...real, LOG_ED25519_KEY: '00'.repeat(32) })).toContain('有明显的规律');
    expect(failureOf({ ...real, LOG_ED25519_KEY: LOG_SM2_KEY })).toContain('与另一把密钥相同');
    expect(failureOf({ ...real, LOG_SM2_KEY: 'ff'.repeat(32) })).toContain('曲线的阶');
    expect(failureOf({ ...real, LOG_OLD_KEYS: 'nobody' })).toContain('LOG_OLD_KEYS');
    expect(readConfig(real).proofLog).toMatchObject({ origin: 'localhost:8080/log', oldKeys: [] });
    expect(LOG_ED25519_KEY).not.toBe(LOG_SM2_KEY);
  });

  it('refuses a key that a person or a loop made, in either spelling', () => {
    for (const SECRET_KEY of ['00'.repeat(32), Buffer.from('shuji-production-secret-key-2026').toString('base64')])
      expect(failureOf({ SECRET_KEY })).toContain('有明显的规律');
  });

  it('connects to another machine in production only through verified TLS', () => {
    const production = { ...real, NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@127.0.0.1/shuji' };
    const s3 = (endpoint: string) => ({
      FILES: `s3://shuji?endpoint=${endpoint}&region=cn-south`,
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    });
    const open: Record<string, string>[] = [
      { DATABASE_URL: 'postgres://u:p@db.example.cn/shuji' },
      { DATABASE_URL: 'postgres://u:p@db.example.cn/shuji?sslmode=require' },
      { DATABASE_URL: 'postgres://u:p@db.example.cn/shuji?sslmode=verify-full&sslmode=disable' },
      { DATABASE_URL: 'postgres://u:p@127.0.0.1,db.example.cn/shuji' },
      { READ_DATABASE_URL: 'postgres://u:p@10.1.2.3/shuji' },
      { SMS_URL: 'http://sms.example.cn/send' },
      s3('http://s3.example.cn'),
      { PUBLIC_ORIGIN: 'http://data.example.cn' },
      { API_BASE_URL: 'http://api.example.cn' },
    ];
    for (const change of open) {
      const [name = ''] = Object.keys(change);
      expect(failureOf({ ...production, ...change }), name).toContain(`${name} 会不加密地连接另一台机器`);
    }
    for (const change of [
      { DATABASE_URL: 'postgres://u:p@db.example.cn/shuji?sslmode=verify-full' },
      { DATABASE_URL: 'postgres:///shuji?host=/var/run/postgresql' },
      { SMS_URL: 'http://127.0.0.1:9000/send' },
      s3('https://s3.example.cn'),
    ])
      expect(readConfig({ ...production, ...change }).plaintext).toEqual([]);
  });

  it('exempts the private hosts and networks that are named, and knows which settings use them', () => {
    const production = { ...real, NODE_ENV: 'production', PLAINTEXT_HOSTS: 'database, 10.0.0.0/8' };
    const inside = { DATABASE_URL: 'postgres://u:p@database/shuji', SMS_URL: 'http://10.9.8.7/send' };
    expect(readConfig({ ...production, ...inside }).plaintext).toEqual(['DATABASE_URL', 'SMS_URL']);
    expect(failureOf({ ...production, SMS_URL: 'http://11.9.8.7/send' })).toContain('SMS_URL');
    expect(failureOf({ ...production, ...inside, DATABASE_URL: 'postgres://u:p@database.example.cn/x' })).toContain(
      'DATABASE_URL',
    );
    for (const PLAINTEXT_HOSTS of ['*', '0.0.0.0/0', '10.0.0.0/64', 'a b'])
      expect(failureOf({ ...real, PLAINTEXT_HOSTS })).toContain('PLAINTEXT_HOSTS');
  });

  it('reads the key as hexadecimal and as Base64', () => {
    expect(readConfig({ SECRET_KEY: key }).secretKey).toEqual(Buffer.from(key, 'hex'));
    expect(readConfig({ SECRET_KEY: Buffer.from(key, 'hex').toString('base64') }).secretKey).toEqual(
      Buffer.from(key, 'hex'),
    );
  });

  it('reads an object store with its keys, and says which key is missing', () => {
    const FILES = 's3://shuji?endpoint=https://s3.example.cn&region=cn-south';
    expect(readConfig({ FILES, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }).files).toEqual({
      kind: 's3',
      bucket: 'shuji',
      endpoint: 'https://s3.example.cn',
      region: 'cn-south',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    });
    expect(failureOf({ FILES, S3_ACCESS_KEY_ID: 'a' })).toContain('S3_SECRET_ACCESS_KEY');
    expect(failureOf({ FILES: 's3://shuji' })).toContain('FILES');
  });

  it('keeps only the origin of PUBLIC_ORIGIN', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://data.example.cn/' }).publicOrigin).toBe('https://data.example.cn');
    expect(failureOf({ PUBLIC_ORIGIN: 'https://data.example.cn/portal' })).toContain('PUBLIC_ORIGIN');
  });
});

function failureOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (failure) {
    return (failure as Error).message;
  }
  return '';
}
