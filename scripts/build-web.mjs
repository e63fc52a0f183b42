// `npm run build`: the web, for images that serve without building.
import { ensureBuilt } from './build.mjs';
import { fail } from './install.mjs';

if (!ensureBuilt()) fail('网页构建失败，原因见上。');
