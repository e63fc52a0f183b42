// Each kind of heavy work has a queue of its own, so that none of them waits for, or is refused because of, another.
import { availableParallelism } from 'node:os';
import { WorkQueue } from './work-queue.ts';

const cores = availableParallelism();
/** libuv's threads also read files and compress: three kinds share them, and one thread at least stays free. */
const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
const onThreads = Math.max(1, Math.min(Math.floor(cores / 2), Math.floor((threads - 1) / 3)));
/** Processes and worker threads have threads of their own; two at least, for one may take half a minute. */
const apart = Math.max(2, Math.floor(cores / 2));

export const heavyWork = {
  /** Drawing pictures in the sizes of a page, and uploaded ones anew. A page of a new product asks for dozens. */
  picture: new WorkQueue({ atOnce: onThreads, atOnceEach: onThreads, waiting: 600, waitingEach: 100 }),
  captcha: new WorkQueue({ atOnce: onThreads, atOnceEach: onThreads, waiting: 600, waitingEach: 60 }),
  password: new WorkQueue({ atOnce: onThreads, atOnceEach: onThreads, waiting: 600, waitingEach: 60 }),
  profile: new WorkQueue({ atOnce: apart, atOnceEach: 1, waiting: 120, waitingEach: 12 }),
  import: new WorkQueue({ atOnce: apart, atOnceEach: 1, waiting: 60, waitingEach: 6 }),
  export: new WorkQueue({ atOnce: apart, atOnceEach: 1, waiting: 120, waitingEach: 12 }),
} satisfies Record<string, WorkQueue>;
