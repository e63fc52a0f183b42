import { href } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { TextPage } from './TextPage.tsx';
import { loadText } from './text-page.ts';

const page = loadText(() => 'privacy');
export const loader = describedBy(page.loader, () => ({ path: href('privacy') }));
export const clientLoader = page.clientLoader;
export const meta = pageTitle('个人信息保护政策');

export default function Privacy() {
  return <TextPage page={page.use()} />;
}
