// Riddles that people answer more easily than programs do. What truly limits guessing are the quotas behind them.
export interface Captcha {
  /** A picture: what must be typed, in small letters, and its data URL. */
  draw(): Promise<{ answer: string; img: string }>;
  /** The same for those who cannot see it: a sum in Chinese words, whose answer is a number in digits. */
  ask(): { answer: string; text: string };
}
