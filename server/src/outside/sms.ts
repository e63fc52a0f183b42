// Text messages. The local form prints them; a gateway is set by SMS=http.
export interface SmsMessage {
  phone: string;
  /** The whole Chinese text as the receiver sees it. */
  text: string;
  sentAt: Date;
}

export interface Sms {
  send(phone: string, text: string): Promise<void>;
  /** The last messages of the local gateway, newest first; always empty behind a real one. */
  recent(): SmsMessage[];
}
