// Interprets the health figures in plain words. Pure.
import { sealedWithinMinutes } from '@shuji/contract/audit/labels';
import { dayMs } from '@shuji/contract/time';
import type { CheckName, Judgement } from '@shuji/contract/upkeep/labels';
import type { Check } from '@shuji/contract/upkeep/schema';
import { bytesWords, durationWords } from './format-bytes.ts';

export interface Facts {
  now: Date;
  /** The newest migration run, and the newest this program knows. */
  schema: { current: string; wanted: string };
  databaseBytes: number;
  /** Disk of the node with the least room; null when none has reported. */
  disk: { free: number; total: number } | null;
  fileCount: number;
  fileBytes: number;
  /** Files whose bytes are not what was promised. */
  damagedFiles: number;
  backupAt: string | null;
  proofLog: { size: number; checkpointAt: string | null; waiting: number; waitingSince: string | null };
  audit: { sealedAt: string | null; waiting: number; waitingSince: string | null };
  late: { label: string; seconds: number }[];
  failures: { label: string; count: number }[];
  sms: { failed: number; waiting: number; waitingSince: string | null };
  /** Memory of the fullest node; null when no node is live. */
  memory: number | null;
  cache: { entries: number; bytes: number; answered: number; missed: number };
}

const gigabyte = 1024 ** 3;
const minute = 60_000;

/** Problems come first. */
export function judge(facts: Facts): Check[] {
  const order: Judgement[] = ['bad', 'warn', 'good'];
  const found = Object.entries(judges).map(([name, look]) => ({ name: name as CheckName, ...look(facts) }));
  return found.sort((one, other) => order.indexOf(one.judgement) - order.indexOf(other.judgement));
}

type Finding = Omit<Check, 'name'>;

const good = (value: string): Finding => ({ value, judgement: 'good', advice: '' });
const warn = (value: string, advice: string): Finding => ({ value, judgement: 'warn', advice });
const bad = (value: string, advice: string): Finding => ({ value, judgement: 'bad', advice });

const judges: Record<CheckName, (facts: Facts) => Finding> = {
  schema: ({ schema: { current, wanted } }) =>
    current === wanted
      ? good(numberOf(current))
      : bad(`${numberOf(current)}，程序为 ${numberOf(wanted)}`, '有节点仍在运行另一版本，请把全部节点更换为同一版本。'),
  database: ({ databaseBytes, disk }) => {
    const value = bytesWords(databaseBytes);
    if (disk && disk.free < databaseBytes)
      return warn(value, '剩余磁盘放不下一份同样大小的数据库，整理或恢复可能失败，请扩容。');
    return good(value);
  },
  disk: ({ disk }) => {
    if (!disk) return warn('没有节点报告', '请确认服务进程能够读取数据目录。');
    const value = `${bytesWords(disk.free)}，共 ${bytesWords(disk.total)}`;
    if (disk.free < gigabyte) return bad(value, '磁盘即将写满，写满后无法办理任何业务，请立即扩容或清理。');
    if (disk.free < disk.total / 10) return warn(value, '剩余不足一成，请安排扩容，或将文件移到对象存储。');
    return good(value);
  },
  files: ({ fileCount, fileBytes, damagedFiles }) => {
    const value = `${fileCount} 个，${bytesWords(fileBytes)}`;
    return damagedFiles > 0
      ? bad(
          `${value}，${damagedFiles} 个与登记的 SHA-256 不一致`,
          '这些文件已停止提供。请查明存储为何变化，从备份恢复原文件，再到“定时任务”运行“核对文件与登记的 SHA-256”。',
        )
      : good(value);
  },
  backup: ({ backupAt, now }) => {
    if (!backupAt) return warn('没有记录', '请用 deploy/backup.sh 定期备份；备份完成后这里会显示时间。');
    const age = now.getTime() - Date.parse(backupAt);
    const value = `${durationWords(age)}前`;
    if (age > 7 * dayMs) return bad(value, '超过七天没有备份，请立即备份，并检查定时备份是否仍在运行。');
    return age > 1.5 * dayMs ? warn(value, '超过一天没有备份，请检查定时备份。') : good(value);
  },
  proofLog: ({ proofLog: { size, checkpointAt, waiting, waitingSince }, now }) => {
    const signed = checkpointAt ? `最近签署：${durationWords(now.getTime() - Date.parse(checkpointAt))}前` : '尚未签署';
    const value = `${size} 条，${signed}${waiting > 0 ? `，${waiting} 条待入日志` : ''}`;
    return waitingSince && now.getTime() - Date.parse(waitingSince) > 2 * minute
      ? bad(value, '有证书迟迟没有进入存证日志，请查看“证书存证入日志”任务的运行记录。')
      : good(value);
  },
  audit: ({ audit: { sealedAt, waiting, waitingSince }, now }) => {
    const sealed = sealedAt ? `最近入链：${durationWords(now.getTime() - Date.parse(sealedAt))}前` : '尚未入链';
    const value = `${sealed}，${waiting} 条待入链`;
    return waitingSince && now.getTime() - Date.parse(waitingSince) > sealedWithinMinutes * minute
      ? bad(value, '审计记录没有按时入链，请查看“审计记录入链”任务的运行记录。')
      : good(value);
  },
  lateJobs: ({ late }) => {
    const worst = late.toSorted((one, other) => other.seconds - one.seconds)[0];
    if (!worst) return good('全部按时');
    const value = `${late.length} 个任务晚点，最久的“${worst.label}”晚 ${durationWords(worst.seconds * 1000)}`;
    return worst.seconds > 600
      ? bad(value, '定时任务可能已经停止，请重启服务；仍未恢复时请查看服务日志。')
      : warn(value, '任务排队较久，稍后再看；持续如此请增加节点。');
  },
  failedJobs: ({ failures }) => {
    const count = failures.reduce((sum, one) => sum + one.count, 0);
    if (count === 0) return good('24 小时内没有');
    const names = failures.map(({ label, count: times }) => `${label} ${times} 次`).join('、');
    return warn(`24 小时内 ${count} 次：${names}`, '请到“定时任务”查看原因，处理后可立即重新运行。');
  },
  sms: ({ sms: { failed, waiting, waitingSince }, now }) => {
    const value = `${waiting} 条待发，${failed} 条失败`;
    if (waitingSince && now.getTime() - Date.parse(waitingSince) > 10 * minute)
      return bad(value, '短信积压超过十分钟，请检查短信网关的地址、密钥与余额。');
    return failed > 0 ? warn(value, '请到“短信通知”查看原因，处理后可重新发送。') : good(value);
  },
  memory: ({ memory }) => {
    if (memory === null) return warn('没有节点报告', '节点每 15 秒报告一次，请稍后刷新。');
    const value = bytesWords(memory);
    return memory > 1.5 * gigabyte ? warn(value, '占用偏高；持续上升时请在闲时重启该节点。') : good(value);
  },
  cache: ({ cache: { entries, bytes, answered, missed } }) => {
    const requests = answered + missed;
    const share = requests === 0 ? '' : `，命中 ${Math.round((answered / requests) * 100)}%`;
    return good(`${entries} 页，${bytesWords(bytes)}${share}`);
  },
};

// 0097_upkeep.sql → 0097
function numberOf(migration: string): string {
  return migration.slice(0, 4);
}
