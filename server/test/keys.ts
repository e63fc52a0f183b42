/** The secret of every test: the template's sealed columns are opened by the clones. */
export const testSecretKey = Buffer.from('64a1b78c865a1f296bad9158e79745ba22c28e013ecc02142ea0401e6d62aadb', 'hex');

/** The proof log of every test, on every node of it. */
export const testProofLog = {
  origin: 'shuji.test/log',
  ed25519Key: Buffer.from('c3cdd297848e850e410fd43a6b3ccfa811b5f276c61ecf5cdec17db6dc9baaa5', 'hex'),
  sm2Key: Buffer.from('5043f2e025a0db56cdd3e53a6c2b5d0280dd702509946500f1c6ed17ec3ddf35', 'hex'),
  oldKeys: [],
};
