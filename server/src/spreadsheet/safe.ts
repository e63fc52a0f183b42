// Cells that a spreadsheet would run as a formula, made harmless and made as they were again.

// Characters that begin a formula in Excel, WPS and LibreOffice, full-width signs included.
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;
const formulaStart = /^''*[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

/** The text with an apostrophe before what would be run; a number stays a number. */
export function disarm(text: string): string {
  return dangerous.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** Reverses `disarm`. */
export function rearm(text: string): string {
  return formulaStart.test(text) ? text.slice(1) : text;
}
