/** Most rows of one upload; operators import whole catalogues by command. */
export const mostImportRows = 500;

export const mostImportFiles = 100;

/** Outcomes of a row. */
export const importOutcome = { new: '新建草稿', changed: '更新', same: '没有变化' } as const;

export type ImportOutcome = keyof typeof importOutcome;
