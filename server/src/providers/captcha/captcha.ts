// Questions that people answer more easily than programs do. What truly limits guessing are the quotas behind them.
export interface Puzzle {
  /** The place of the piece, `x137`; see `slidesNear`. */
  answer: string;
  /** The picture with its gaps, and the piece, as data URLs. */
  img: string;
  piece: string;
  /** Of the piece, in pixels of the picture. */
  top: number;
  width: number;
  height: number;
  /** Of the piece's sides. */
  size: number;
}

export interface Captcha {
  /** A picture: what must be typed, in small letters, and its data URL. */
  draw(): Promise<{ answer: string; img: string }>;
  /** A piece to be moved to its place. */
  puzzle(): Promise<Puzzle>;
  /** The same for those who cannot see it: a sum in Chinese words, whose answer is a number in digits. */
  ask(): { answer: string; text: string };
}
