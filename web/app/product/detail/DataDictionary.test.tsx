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
  const [open = '', folded = ''] = shown(300).split('<summary style');
  expect(open.match(/level_\d+</g)).toHaveLength(20);
  expect(folded.match(/level_\d+</g)).toHaveLength(280);
});

test('thirty fields are one table, which a phone alone folds; five are open everywhere', () => {
  expect(shown(30)).not.toContain('其余');
  expect(shown(30)).toContain('<summary>30 个字段</summary>');
  expect(shown(5)).not.toContain('<details');
  expect(shown(30).match(/level_\d+</g)).toHaveLength(30);
});
