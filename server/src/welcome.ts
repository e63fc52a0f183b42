// Prints the start message to the person who started the server.
import type { Config } from '#src/config/environment.ts';

export const farewell = '正在停止……';

/** The address, and in the demo the accounts to sign in with. */
export async function welcome(config: Config): Promise<string> {
  if (config.role === 'worker')
    return `数集已启动：只运行后台任务，健康检查在 http://${config.host}:${config.port}/readyz`;
  const lines = [`数集已启动：${config.publicOrigin}`];
  if (config.demo) {
    const { people } = await import('./demo/cast.ts');
    lines.push(
      `  运营后台：${config.publicOrigin}/office`,
      `  接口文档：${config.publicOrigin}/docs`,
      '演示账号（仅供试用，数据在首次启动时生成）：',
      ...people.map((person) => {
        const login = person.side === 'site' ? `网站 ${person.phone}` : `后台 ${person.username}`;
        return `  ${login.padEnd(16)} 密码 ${person.password}  ${person.name}（${person.does}）`;
      }),
      '按 Ctrl+C 停止。',
    );
  }
  return lines.join('\n');
}
