/** The server cannot start, for a reason its operator can mend. The message is the whole explanation, in Chinese. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Runs a command-line program: prints a failure's own words without a stack, and exits with 1. */
export async function printFailure(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (failure) {
    if (!(failure instanceof StartFailure)) throw failure;
    console.error(failure.message);
    process.exitCode = 1;
  }
}
