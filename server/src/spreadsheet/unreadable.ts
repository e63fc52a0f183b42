/** The reason why a file cannot be read, in Chinese words for its uploader. */
export class Unreadable extends Error {}
