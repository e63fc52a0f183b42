// One kit a side: public pages draw with ui/, the personal centre and the office with antd through admin/.
import { importsOf, type SourceFile } from './layer-rules.ts';

/** Boxes and controls. Modules without markup beside them, and ui/plain with text, tables and links, serve both sides. */
const publicKit = /^web\/app\/ui\/\w+\.tsx$/;
const adminKit = /^(antd|@ant-design)(\/|$)|^web\/app\/(admin|form)\/.+\.tsx$/;
/** Shows both kits to whoever changes them. */
const designPage = 'web/app/office/design/';

/** Every file that mixes both kits, and every signed-in file that draws with the public one. */
export function kitBreaches(files: SourceFile[]): string[] {
  const isPublic = publicFiles(files);
  return files.flatMap(({ path, text }) => {
    if (/^web\/app\/ui\/|\.test\./.test(path)) return [];
    const targets = importsOf({ path, text }).flatMap(({ target, isType }) => (isType ? [] : [target]));
    const piece = targets.find((target) => publicKit.test(target));
    const other = targets.find((target) => adminKit.test(target));
    if (piece && other) return [`${path} mixes ${piece} and ${other}`];
    if (piece && !isPublic.has(path) && !path.startsWith(designPage))
      return [`${path} imports ${piece}, but no public page shows it: take it from admin/`];
    return [];
  });
}

/** The public pages and everything they show, now or later. */
function publicFiles(files: SourceFile[]): Set<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set(['web/app/root.tsx', 'web/app/site/layout/Public.tsx', 'web/app/site/NotFound.tsx']);
  for (const page of readingPages(files)) reached.add(page);
  // A set is walked in the order of insertion, and what is added meanwhile is visited too.
  for (const path of reached) {
    const file = byPath.get(path);
    for (const { target, isType } of file ? importsOf(file) : []) if (!isType) reached.add(target);
  }
  return reached;
}

/** The modules of the pages that routes.ts lists as reading pages. */
export function readingPages(files: SourceFile[]): string[] {
  const routes = files.find((file) => file.path === 'web/app/routes.ts')?.text ?? '';
  const reading = /const reading[^[]*\[([\s\S]*?)\n\];/.exec(routes.replace('RouteConfigEntry[]', ''))?.[1] ?? '';
  return [...reading.matchAll(/'([^']+\.tsx)'/g)].map(([, module]) => `web/app/${module}`);
}
