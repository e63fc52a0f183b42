// Two versions of a text, block by block and, inside a changed block, word by word.
import type { Comparison } from '@shuji/contract/document/schema';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { plainText } from '#src/http/rich-text.ts';

interface Block {
  isHeading: boolean;
  text: string;
}

type Part = Comparison['blocks'][number]['parts'][number];

const words = new Intl.Segmenter('zh', { granularity: 'word' });
const mostPieces = 40;

export function compare(before: string, after: string): Comparison {
  const blocks = diffArrays(blocksOf(before), blocksOf(after), { comparator: isSame });
  const shown: Comparison['blocks'] = [];
  for (let at = 0; at < blocks.length; at++) {
    const { removed, value } = blocks[at] as (typeof blocks)[number];
    const next = blocks[at + 1];
    if (removed && next?.added) {
      shown.push(...paired(value, next.value));
      at++;
    } else {
      const change = removed ? 'removed' : blocks[at]?.added ? 'added' : 'same';
      shown.push(...value.map((block) => whole(block, change)));
    }
  }
  return { isSame: shown.every(({ parts }) => parts.every(({ change }) => change === 'same')), blocks: shown };
}

// Blocks that gave way to others are set side by side in their order; what is left over stands alone.
function paired(before: Block[], after: Block[]): Comparison['blocks'] {
  const both = Math.min(before.length, after.length);
  return [
    ...after.slice(0, both).flatMap((block, at) => reworded(before[at] as Block, block)),
    ...before.slice(both).map((block) => whole(block, 'removed')),
    ...after.slice(both).map((block) => whole(block, 'added')),
  ];
}

function reworded(before: Block, after: Block): Comparison['blocks'] {
  const pieces = diffWordsWithSpace(before.text, after.text, { intlSegmenter: words });
  const unchangedLength = pieces
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0);
  // Two sentences that share hardly a word are easier to read one after the other.
  if (pieces.length > mostPieces || unchangedLength * 3 < after.text.length)
    return [whole(before, 'removed'), whole(after, 'added')];
  const parts = pieces.map(
    ({ value, added, removed }): Part => ({ text: value, change: added ? 'added' : removed ? 'removed' : 'same' }),
  );
  return [{ isHeading: after.isHeading, parts }];
}

function whole({ isHeading, text }: Block, change: Part['change']): Comparison['blocks'][number] {
  return { isHeading, parts: [{ text, change }] };
}

function isSame(one: Block, other: Block): boolean {
  return one.text === other.text && one.isHeading === other.isHeading;
}

function blocksOf(html: string): Block[] {
  return html
    .split(/(?=<(?:h[2-4]|p|li|tr|dt|dd|pre)[ >])/)
    .map((piece) => ({ isHeading: /^<h[2-4]/.test(piece), text: plainText(piece) }))
    .filter(({ text }) => text !== '');
}
