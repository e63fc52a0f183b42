// Jobs: the plan, how each went the last time, and every run.

import { exportJobRuns, exportJobs, listJobRuns, listJobs, runJob } from '@shuji/contract/upkeep/calls';
import { cronWords, jobColumns, jobLabel, type RunState, runColumns, runStates } from '@shuji/contract/upkeep/labels';
import type { JobRow, JobRun } from '@shuji/contract/upkeep/schema';
import { api } from '#app/lib/api.ts';
import { useCall, useSend } from '#app/lib/use-call.ts';
import type { BulkAction } from '#app/list/bulk.ts';
import { ListFilter } from '#app/list/ListFilter.tsx';
import { OfficeRows } from '#app/list/OfficeRows.tsx';
import { Queue } from '#app/list/Queue.tsx';
import { useListed } from '#app/list/use-list.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';
import { Tag, type Tone } from '#app/ui/Tag.tsx';
import { minuteOf, secondOf } from '#app/ui/time.ts';

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
  const { data, error, reload } = useCall(listJobs, {});
  const { send, busy } = useSend(runJob);
  const rows = data?.map((row) => ({ ...row, id: row.name }));

  async function run(name: string) {
    if (await send({ name })) toast.success('已安排运行，稍后刷新查看结果');
    reload();
  }

  return (
    <OfficeRows
      list="job"
      columns={jobColumns}
      cells={{
        job: (row) => jobLabel(row.name),
        cron: (row) => cronWords(row.cron),
        nextAt: (row) => minuteOf(row.nextAt),
        last: (row) => (row.last ? <LastRun run={row.last} /> : <span className="muted">尚未运行</span>),
        late: ({ last, lateSeconds }) =>
          lateSeconds > 0 ? <Tag tone="bad">晚点 {Math.ceil(lateSeconds / 60)} 分钟</Tag> : last && '按时',
        failures: { align: 'right', cell: (row) => row.failures || '' },
      }}
      more={[
        {
          title: '办理',
          cell: (row) => (
            <Button
              size="small"
              busy={busy}
              aria-label={`立即运行${jobLabel(row.name)}`}
              onClick={() => void run(row.name)}
            >
              立即运行
            </Button>
          ),
        },
      ]}
      data={rows && { rows }}
      error={error}
      onAgain={reload}
      empty={<Empty title="没有定时任务" />}
      unit="个任务"
      caption="定时任务"
      sheet={{ call: exportJobs, input: {} }}
      bulk={[bulkRun]}
      nameOf={(row) => jobLabel(row.name)}
      onChanged={reload}
    />
  );
}

const bulkRun: BulkAction<JobRow> = {
  label: '立即运行',
  text: '任务可以重复运行，不会重复办理。',
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
  const { data: plan } = useCall(listJobs, {});
  const { data, error, reload, filter } = useListed(listJobRuns, 'job', 'state', 'from', 'to');
  const names = plan?.map(({ name }) => ({ value: name, label: jobLabel(name) }));
  return (
    <>
      <ListFilter
        preserve={['tab']}
        fields={[
          { kind: 'choice', name: 'job', label: '任务', empty: '全部任务', options: names },
          { kind: 'choice', name: 'state', label: '结果', empty: '全部结果', options: states },
          { kind: 'period', name: 'from', label: '运行日期' },
        ]}
      />
      <OfficeRows
        list="jobRun"
        columns={runColumns}
        cells={{
          job: (row) => jobLabel(row.job),
          state: (row) => <Tag tone={tone[row.state]}>{runStates[row.state]}</Tag>,
          startedAt: (row) => secondOf(row.startedAt ?? row.askedAt),
          took: { align: 'right', cell: tookWords },
          problem: (row) => row.problem,
          askedBy: (row) => row.askedBy ?? '按计划',
          host: (row) => row.host,
        }}
        data={data}
        error={error}
        onAgain={reload}
        empty={<Empty title="没有符合条件的运行记录" text="成功的记录保留 3 天，其余保留 90 天。" />}
        unit="条记录"
        caption="运行记录"
        sheet={{ call: exportJobRuns, input: filter }}
      />
    </>
  );
}

const states = optionsOf(runStates);

function tookWords({ startedAt, endedAt }: JobRun): string {
  if (!startedAt || !endedAt) return '';
  return `${((Date.parse(endedAt) - Date.parse(startedAt)) / 1000).toFixed(1)} 秒`;
}
