// Finds the Chinese that typed letters stand for, to mark it after a search by pinyin or initials.
import { pinyin } from 'pinyin-pro';

/** The first characters of `text` that sound as `letters`, whole syllables or their initials; null when none do. */
export function homophoneIn(letters: string, text: string): string | null {
  for (const run of text.match(/\p{Script=Han}+/gu) ?? []) {
    const sounds = pinyin(run, { toneType: 'none', type: 'array', v: true });
    const initials = sounds.map((sound) => sound.charAt(0));
    for (const spelt of [sounds, initials]) {
      for (let from = 0; from < spelt.length; from += 1) {
        const length = lengthOf(letters, spelt.slice(from));
        if (length > 0) return [...run].slice(from, from + length).join('');
      }
    }
  }
  return null;
}

/** The number of syllables in the letters, the last of which may be unfinished; 0 when they do not match. */
function lengthOf(letters: string, syllables: readonly string[]): number {
  let left = letters;
  for (const [at, syllable] of syllables.entries()) {
    if (syllable.startsWith(left)) return at + 1;
    if (!left.startsWith(syllable)) return 0;
    left = left.slice(syllable.length);
  }
  return 0;
}
