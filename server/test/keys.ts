/** The secret of every test: the template's sealed columns are opened by the clones. */
export const testSecretKey = Buffer.alloc(32, 7);
