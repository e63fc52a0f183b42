/** The secret of every test: the template's sealed columns are opened by the clones. */
export const testSecretKey = Buffer.alloc(32, 7);

/** The proof log of every test, on every node of it. */
export const testProofLog = {
  origin: 'shuji.test/log',
  ed25519Key: Buffer.from('01'.repeat(31).concat('02'), 'hex'),
  sm2Key: Buffer.from('02'.repeat(31).concat('03'), 'hex'),
  oldKeys: [],
};
