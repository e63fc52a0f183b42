import { expect, test } from 'vitest';
import { cleanHtml, plainText } from './rich-text.ts';

test('nothing that runs survives on the way to a page', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">点我</a>',
    '<a href="data:text/html,<script>1</script>">点我</a>',
    '<svg onload=alert(1)><p>x</p></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed" onclick="alert(1)">x</p>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<form action="/api"><input name="x"></form>',
  ];
  for (const html of hostile) {
    expect(cleanHtml(html), html).not.toMatch(
      /script|onerror|onload|onclick|javascript:|data:|iframe|style=|<svg|<form|<input/i,
    );
  }
});

test('pictures come from the centre’s own store alone', () => {
  expect(cleanHtml('<img src="https://evil.example/a.png">')).toBe('');
  expect(cleanHtml('<img src="/api/file/../order/1">')).toBe('');
  expect(cleanHtml('<img src="/api/file/01900000-0000-7000-8000-000000000001" alt="图">')).toContain('loading="lazy"');
});

test('a link to elsewhere gives nothing away, one within the site is left as it is', () => {
  expect(cleanHtml('<a href="https://a.example">甲</a>')).toBe(
    '<a href="https://a.example" rel="noopener nofollow">甲</a>',
  );
  expect(cleanHtml('<a href="/about#rules">规则</a>')).toBe('<a href="/about#rules">规则</a>');
});

test('the words of a text are separated where its markup separates them, with their signs as people write them', () => {
  expect(plainText('<h2>一</h2><p>甲 &amp; 乙<br>a&lt;b</p><ul><li>丙</li><li>丁</li></ul>')).toBe(
    '一 甲 & 乙 a<b 丙 丁',
  );
});

test('a picture comes in the sizes of screens, whatever its writer set', () => {
  const [, srcset] =
    /srcset="([^"]*)"/.exec(cleanHtml('<img src="/api/file/abc" srcset="https://spy.example/x 2x">')) ?? [];
  expect(srcset).toBe('/api/file/abc?width=480 480w, /api/file/abc?width=960 960w, /api/file/abc?width=1280 1280w');
});
