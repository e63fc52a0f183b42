/** The server cannot start, for a reason its operator can mend. The message is the whole explanation, in Chinese. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
