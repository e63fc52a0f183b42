import { href } from '#app/paths.ts';
import { describedBy } from '#app/site/head.ts';
import { pageTitle } from '#app/site/title.ts';
import { TextPage } from './TextPage.tsx';
import { type AnyText, loadText } from './text-page.ts';

const page = loadText((query) => query.get('name') ?? '');
export const loader = describedBy(page.loader, ({ query }) => ({
  path: href('ruleinfo', { name: query.get('name') }),
}));
export const clientLoader = page.clientLoader;
export const meta = pageTitle<AnyText>(
  (page) => (page.document ? page.document.title : page.title),
  ({ document }) =>
    document ? `${document.title}第 ${document.number} 版，自 ${document.effectiveOn} 起施行。${document.note}。` : '',
);

export default function RuleInfo() {
  return <TextPage page={page.use()} />;
}
