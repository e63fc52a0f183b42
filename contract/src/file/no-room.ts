/** Apart from the table of refusals: every page knows this one, by which it links to the reader's files. */
export const noRoom = { code: 41211, msg: '您暂存的文件已满' } as const;
