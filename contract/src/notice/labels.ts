import { noticeTopics } from '../nouns.ts';

export type NoticeTopic = keyof typeof noticeTopics;

export const noticeTopicNames = Object.keys(noticeTopics) as [NoticeTopic, ...NoticeTopic[]];

/** A larger unread count is shown as this. */
export const mostUnreadShown = 100;
