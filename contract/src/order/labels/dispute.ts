/** Each side may state its case so many times in one dispute. */
export const mostStatements = 20;

/** So often may disputes about one order be taken back; the next one is decided by the centre. */
export const mostWithdrawals = 3;
