// Members of a company, and the calls that each may make for it. Written out by hand, like roles.ts.

/** One of each role: a purchaser of the buyer's company, an operator of supply and a cashier of the seller's. */
export const members = {
  purchaser: { of: 'buyer', role: 'purchase' },
  supplier: { of: 'seller', role: 'supply' },
  cashier: { of: 'seller', role: 'finance' },
} as const;

export type MemberRow = keyof typeof members;

export function isMember(role: string): role is MemberRow {
  return role in members;
}

/** The company that someone acts for, by its holder's role. */
export function companyOf<R extends string>(role: R): R | 'buyer' | 'seller' {
  return isMember(role) ? members[role].of : role;
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

const ofEveryone = words(`
  sendOwnCode uploadFile beginUpload dropUpload finishUpload sendPart deleteFile readNotice readAllNotices
  seeOrderMessages changePhone endSession endOtherSessions forgetDevice forgetAllDevices`);

const ofTraders = words(`
  followDemand unfollowDemand deleteSavedSearch pauseSavedSearch saveHallSearch saveSearch raiseObjection reportRating
  cancelOrder signOrder proposeTerms disputeOrder pleadDispute withdrawDispute writeOrderMessage`);

const writes: Record<MemberRow, string[]> = {
  purchaser: words(`
    addDemand closeDemand concludeDemand editDemandStatus keepDemandSketch acceptOffer counterOffer refuseOffer
    concludeWithOrder applyOrder declineQuote acceptOrder objectOrder openDelivery rateOrder issueGatewayKey
    addFavourite deleteFavourite startTrial`).concat(ofTraders),
  supplier: words(`
    takeDemand giveDemandBack readDemandContact endDemoNotice deleteExperience saveExperience submitExperience
    changeGatewayUpstream answerObjection addOffer reviseOffer withdrawOffer confirmOrder deliverOrder quoteOrder
    refuseOrder updateDelivery keepApiTest importProducts appealSuspension dropDraft renewProduct revokeOwnProduct
    saveProduct setShelf submitProduct submitProductByPost withdrawSubmission answerRating openOwnSample profileSample
    createRecordLink withdrawRecordLink offerTrial stopTrial withdrawTrialOffer issueUpdateKey reportUpdate
    unwatchUpdates watchUpdates withdrawUpdate`).concat(ofTraders),
  cashier: words(`
    payOrder saveBankAccount askInvoice issueInvoice receiveInvoice refuseInvoice returnInvoice writeOrderMessage`),
};

/** What a member may not read, by call, with the one member who may. */
const closedReads: Record<string, MemberRow | null> = {
  getBankAccount: 'cashier',
  exportOrders: 'cashier',
  testApi: 'supplier',
  checkImport: 'supplier',
  listCopies: null,
  listAccesses: null,
};

/** True when a member may make a call that their company may. */
export function memberMay(role: MemberRow, name: string, isWriting: boolean): boolean {
  if (isWriting) return ofEveryone.includes(name) || writes[role].includes(name);
  return !(name in closedReads) || closedReads[name] === role;
}

/** True when what belongs to `players` belongs to this role too: a company's things are all its members'. */
export function isOf(players: readonly string[], role: string, isPersonal = false): boolean {
  return players.includes(role) || (!isPersonal && players.includes(companyOf(role)));
}
