// Calls that no state planted here allows, and why.
export const outOfReach: Partial<Record<string, string>> = {
  testApi: 'asks a server elsewhere before its transaction',
  keepApiTest: 'wants the receipt of a test of a server elsewhere',
  openSampleForReview: 'wants a sample file with the registration',
  renewProduct: 'wants a certificate near its end',
  concludeWithOrder: 'wants an order between the two, which server/src/offer/race.test.ts has',
};
