/** Counts below this, but above zero, are withheld: so few would reveal whose they are. */
export const smallestPublished = 5;
