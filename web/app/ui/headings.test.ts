import { expect, test } from 'vitest';
import { headedFrom } from './headings.ts';

test('the headings of a text follow on the heading above it, whatever level its writer began at', () => {
  expect(headedFrom('<h3>一</h3><p>甲</p>', 2)).toBe('<h2>一</h2><p>甲</p>');
  expect(headedFrom('<h2>一</h2><h3>二</h3>', 2)).toBe('<h2>一</h2><h3>二</h3>');
  expect(headedFrom('<h2>一</h2><h4>二</h4>', 4)).toBe('<h4>一</h4><h6>二</h6>');
  expect(headedFrom('<h3>一</h3><h2>二</h2>', 3)).toBe('<h4>一</h4><h3>二</h3>');
  expect(headedFrom('<p>没有标题 &lt;h3&gt;</p>', 2)).toBe('<p>没有标题 &lt;h3&gt;</p>');
});
