// Work that something calls for: run soon, one at a time, once more when called for meanwhile, again after a failure.

export interface Waker {
  wake(): void;
  /** Waits for the run under way; nothing is run afterwards. */
  stop(): Promise<void>;
}

const patienceMs = 1_000;

export function makeWaker(run: () => Promise<void>, onFailure: (error: unknown) => void): Waker {
  let isWanted = false;
  let isStopped = false;
  let underWay: Promise<void> | null = null;
  let again: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await run();
      } catch (error) {
        if (isStopped) return;
        onFailure(error);
        again = setTimeout(wake, patienceMs).unref();
      }
    }
  }

  function wake(): void {
    isWanted = true;
    underWay ??= work().finally(() => {
      underWay = null;
    });
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(again);
      await underWay;
    },
  };
}
