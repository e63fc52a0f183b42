/** A text with the words that were looked for marked in it. */
export function Highlight({ text, words }: { text: string; words: string[] }) {
  if (words.length === 0) return text;
  const found = new RegExp(`(${words.map(literally).join('|')})`, 'gi');
  let next = 0;
  return text.split(found).map((part, index) => {
    const start = next;
    next += part.length;
    // Splitting by a captured pattern puts what was found at the odd places.
    return index % 2 === 1 ? <mark key={start}>{part}</mark> : part;
  });
}

function literally(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
