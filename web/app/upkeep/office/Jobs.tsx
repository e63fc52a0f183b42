// Jobs: the plan, how each went the last time, and every run.

import { exportJobRuns, exportJobs, listJobRuns, listJobs, runJob } from '@shuji/contract/upkeep/calls';
import { cronWords, jobColumns, jobLabel, type RunState, runColumns, runStates } from '@shuji/contract/upkeep/labels';
import type { JobRow, JobRun } from '@shuji/contract/upkeep/schema';
import { Button } from '#app/admin/Button.tsx';
import type { BulkAction } from '#app/admin/list/bulk.ts';
import { choice, period } from '#app/admin/list/filters.ts';
import { OfficeList } from '#app/admin/list/OfficeList.tsx';
import { Queue } from '#app/admin/list/QueuePage.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { api } from '#app/lib/api.ts';
import { useMutationOf, useQueryOf } from '#app/lib/query.ts';
import { pageTitle } from '#app/site/title.ts';
import { toast } from '#app/ui/notify.ts';
import { minuteOf, secondOf } from '#app/ui/time.ts';
import type { Tone } from '#app/ui/tone.ts';

export const meta = pageTitle('定时任务');

const tone: Record<RunState, Tone> = { waiting: 'plain', running: 'action', done: 'good', failed: 'bad', lost: 'warn' };

export default function Jobs() {
  return (
    <Queue
      title="定时任务"
      lead="系统按计划自动办理的事项。失败的会在下一次计划时间再办，也可以立即重新运行。"
      label="定时任务"
      views={[
        { value: 'plan', label: '任务计划', view: Plan },
        { value: 'run', label: '运行记录', view: Runs },
      ]}
    />
  );
}

function Plan() {
  return (
    <OfficeList
      call={listJobs}
      exports={exportJobs}
      bulk={[bulkRun]}
      list="job"
      columns={jobColumns}
      caption="定时任务"
      unit="个任务"
      nothing="没有定时任务"
      idOf={(row) => row.name}
      nameOf={(row) => jobLabel(row.name)}
      cells={{
        job: (row) => jobLabel(row.name),
        cron: (row) => cronWords(row.cron),
        nextAt: (row) => minuteOf(row.nextAt),
        last: (row) => (row.last ? <LastRun run={row.last} /> : <span className="muted">尚未运行</span>),
        late: ({ last, lateSeconds }) =>
          lateSeconds > 0 ? <Tag tone="bad">晚点 {Math.ceil(lateSeconds / 60)} 分钟</Tag> : last && '按时',
        failures: { align: 'right', cell: (row) => row.failures || '' },
      }}
      more={{ 办理: (row) => <RunNow name={row.name} /> }}
    />
  );
}

function RunNow({ name }: { name: string }) {
  const { send, busy } = useMutationOf(runJob);

  async function run() {
    if (await send({ name })) toast.success('已安排运行，稍后刷新查看结果');
  }

  return (
    <Button size="small" busy={busy} aria-label={`立即运行${jobLabel(name)}`} onClick={() => void run()}>
      立即运行
    </Button>
  );
}

const bulkRun: BulkAction<JobRow> = {
  label: '立即运行',
  text: '任务可以重复运行，不会重复办理。',
  call: runJob,
  run: ({ name }) => api(runJob, { name }, { quiet: true }),
};

function LastRun({ run }: { run: JobRun }) {
  return (
    <>
      <Tag tone={tone[run.state]}>{runStates[run.state]}</Tag> <span className="small">{secondOf(run.askedAt)}</span>
      {run.problem && <div className="small">{run.problem}</div>}
    </>
  );
}

function Runs() {
  const { data: plan } = useQueryOf(listJobs, {});
  const jobs = plan?.map(({ name }) => ({ value: name, label: jobLabel(name) }));
  return (
    <OfficeList
      call={listJobRuns}
      exports={exportJobRuns}
      filters={[
        { kind: 'choice', name: 'job', label: '任务', empty: '全部任务', options: jobs },
        choice('state', '结果', runStates),
        period('运行日期'),
      ]}
      list="jobRun"
      columns={runColumns}
      caption="运行记录"
      unit="条记录"
      nothing="没有符合条件的运行记录"
      hint="成功的记录保留 3 天，其余保留 90 天。"
      cells={{
        job: (row) => jobLabel(row.job),
        state: (row) => <Tag tone={tone[row.state]}>{runStates[row.state]}</Tag>,
        startedAt: (row) => secondOf(row.startedAt ?? row.askedAt),
        took: { align: 'right', cell: tookWords },
        problem: (row) => row.problem,
        askedBy: (row) => row.askedBy ?? '按计划',
        host: (row) => row.host,
      }}
    />
  );
}

function tookWords({ startedAt, endedAt }: JobRun): string {
  if (!startedAt || !endedAt) return '';
  return `${((Date.parse(endedAt) - Date.parse(startedAt)) / 1000).toFixed(1)} 秒`;
}
