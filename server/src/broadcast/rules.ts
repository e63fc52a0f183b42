/** The decisions that need an editor and an administrator. */
export const broadcastKind = 'broadcast.send';

/** The part of a request about its message, as the approver sees it. */
export interface BroadcastContent {
  revision: number;
  title: string;
  body: string;
  audienceWords: string;
  isImportant: boolean;
  recipients: number;
}
