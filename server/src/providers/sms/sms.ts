// Text messages. The local form prints them; a gateway is set by SMS=http.
export interface SmsMessage {
  phone: string;
  /** The whole Chinese text as the receiver sees it. */
  text: string;
  sentAt: Date;
}

export type SendingProblem = 'refused' | 'unreachable';

export interface Sms {
  /** Null once the gateway has taken it. The same `key` is the same message: however often it is sent, it arrives once. */
  send(phone: string, text: string, key?: string): Promise<SendingProblem | null>;
  /** The last messages of the local form, newest first; none where messages really go out. */
  recent(): SmsMessage[];
}
