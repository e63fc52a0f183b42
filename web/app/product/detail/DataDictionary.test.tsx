import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataDictionary } from './DataDictionary.tsx';

function shown(count: number): string {
  const fields = Array.from({ length: count }, (_, at) => ({
    name: `level_${at}`,
    type: 'decimal',
    meaning: '潮位',
    sensitive: false,
  }));
  return renderToString(<DataDictionary fields={fields} types={[]} />);
}

test('twenty of three hundred fields are open, the rest are folded and in the page all the same', () => {
  const [open = '', folded = ''] = shown(300).split('<details');
  expect(open.match(/level_\d+</g)).toHaveLength(20);
  expect(folded.match(/level_\d+</g)).toHaveLength(280);
});

test('thirty fields are read without unfolding anything', () => {
  expect(shown(30)).not.toContain('<details');
  expect(shown(30).match(/level_\d+</g)).toHaveLength(30);
});
