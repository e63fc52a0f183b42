// Runs in <head> before the first paint: a page cached for everyone shows the right header and the reader's preferences at once.
import { preferencesScript } from './reading-preferences.ts';
import { signedInScript } from './session.ts';

/** Free of characters that HTML escapes: its hash stands in the content security policy. */
export const headScript = `try{${signedInScript};${preferencesScript}}catch{}`;
