import { href } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { TextPage } from './TextPage.tsx';
import { loadText } from './text-page.ts';

const page = loadText(() => 'terms');
export const loader = describedBy(page.loader, () => ({ path: href('agreement') }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle('用户服务协议');

export default function Agreement() {
  return <TextPage page={page.use()} />;
}
