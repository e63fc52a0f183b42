/** Why a file cannot be read, in words for whoever brought it. */
export class Unreadable extends Error {}
