import { renderToString } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';

// The router's Meta writes this into a script, and names come from suppliers.
test('no word of a product ends the script that describes it to search engines', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028\u2029';
  const Page = createRoutesStub([
    { id: 'page', path: '/', Component: Meta, meta: () => [{ 'script:ld+json': { '@type': 'Dataset', name } }] },
  ]);
  const html = renderToString(<Page hydrationData={{ loaderData: { page: {} } }} />);
  const [, script = ''] = /<script type="application\/ld\+json">([\s\S]*)<\/script>$/.exec(html) ?? [];
  expect(script).not.toMatch(/<|\u2028|\u2029/);
  expect(JSON.parse(script)).toEqual({ '@type': 'Dataset', name });
});
