// The similarity of written words: one wrong character, or others that sound the same.
import { pinyin } from 'pinyin-pro';
import { plain, runs } from './tokenize.ts';

const same = 1;
const soundsSame = 0.95;
const oneWrong = 0.8;
/** In so short a word every second one differs by one character. */
const oneWrongInShort = 0.4;
const shortWord = 2;

export interface Similar {
  /** 1 for an exact match, 0 without a similar passage. */
  worth: number;
  /** The text at that position. */
  text: string;
}

const nothing: Similar = { worth: 0, text: '' };

/** The most similar passage of a text to a run of Chinese. */
export function mostSimilar(run: string, text: string): Similar {
  if (text.includes(run)) return { worth: same, text: run };
  const sounds = [...run];
  let best = nothing;
  for (const other of runs(text).han) {
    const characters = [...other];
    for (let from = 0; from + sounds.length <= characters.length; from += 1) {
      const worth = worthOf(sounds, characters, from);
      if (worth > best.worth) best = { worth, text: characters.slice(from, from + sounds.length).join('') };
    }
  }
  return best;
}

function worthOf(wanted: readonly string[], characters: readonly string[], from: number): number {
  let wrong = 0;
  let soundsAlike = true;
  for (let at = 0; at < wanted.length; at += 1) {
    const [one, other] = [wanted[at] as string, characters[from + at] as string];
    if (one === other) continue;
    wrong += 1;
    soundsAlike = soundsAlike && soundAlike(one, other);
    if (wrong > 1 && !soundsAlike) return 0;
  }
  if (soundsAlike) return soundsSame;
  return wanted.length > shortWord ? oneWrong : oneWrongInShort;
}

const cachedSounds = new Map<string, readonly string[]>();
// More than the characters in use.
const mostCached = 30_000;

/** All readings of a character, without tones. */
export function soundsOf(character: string): readonly string[] {
  const cached = cachedSounds.get(character);
  if (cached) return cached;
  if (cachedSounds.size > mostCached) cachedSounds.clear();
  const sounds = pinyin(character, { toneType: 'none', type: 'array', multiple: true, v: true });
  cachedSounds.set(character, sounds);
  return sounds;
}

function soundAlike(one: string, other: string): boolean {
  const sounds = soundsOf(other);
  return soundsOf(one).some((sound) => sounds.includes(sound));
}

/** Scores a short name against typed text, by its characters, its pinyin or its initials; 0 without a match. */
export function nameScore(typed: string, name: string): number {
  const [query, text] = [plain(typed).replaceAll(/\s/g, ''), plain(name)];
  if (query === '') return 0;
  const at = text.indexOf(query);
  if (at >= 0) return at === 0 ? same : oneWrong;
  if (/^[a-z]+$/.test(query)) return query.length > 1 && isSpelled(query, [...text]) ? oneWrong : 0;
  const { worth } = [...query].length < shortWord ? nothing : mostSimilar(query, text);
  return worth >= oneWrong ? worth / 2 : 0;
}

/** True when the sounds or the initials from one of the characters on begin like this. */
function isSpelled(letters: string, characters: readonly string[]): boolean {
  return characters.some((_, from) => isRead(letters, characters, from) || areInitials(letters, characters, from));
}

function isRead(letters: string, characters: readonly string[], at: number): boolean {
  if (letters === '') return true;
  const character = characters[at];
  if (character === undefined) return false;
  return soundsOf(character).some(
    (sound) =>
      sound.startsWith(letters) ||
      (letters.startsWith(sound) && isRead(letters.slice(sound.length), characters, at + 1)),
  );
}

function areInitials(letters: string, characters: readonly string[], from: number): boolean {
  return [...letters].every((letter, at) => soundsOf(characters[from + at] ?? '').some((sound) => sound[0] === letter));
}
