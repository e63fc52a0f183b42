/** A message may carry so many files. */
export const mostMessageFiles = 5;

/** Most messages of one reply; older ones need another request. */
export const messagesAtOnce = 30;

/** A deal that is over may be talked about for so long. */
export const messageDaysAfterEnd = 90;
