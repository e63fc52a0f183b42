export const mostFollowed = 50;
