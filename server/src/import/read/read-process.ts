// A process of its own for one uploaded file; see providers/apart.ts.
import { readFile } from 'node:fs/promises';
import { Unreadable } from '#src/spreadsheet/unreadable.ts';
import { readLines } from './read-lines.ts';

const [path = '', name = '', most = '0'] = process.argv.slice(2);

async function answer() {
  try {
    const reading = await readLines(name, await readFile(path));
    const { lines } = reading;
    if (lines.length <= Number(most)) return reading;
    return { problem: `文件有 ${lines.length} 行，一次最多导入 ${most} 行，请分成几个文件。` };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

process.send?.(await answer(), () => process.exit(0));
