// Pictures that people read more easily than programs do.
export interface Captcha {
  /** A fresh riddle: what must be typed, and its picture as a data URL. */
  draw(): Promise<{ answer: string; img: string }>;
}
