// Decides how an event reaches one reader, by their settings.

import { type NoticeTopic, noticeTopicNames } from '@shuji/contract/notice/labels';
import type { NoticeSetting } from '@shuji/contract/notice/schema';

export type Wish = Pick<NoticeSetting, 'inApp' | 'sms'>;

const everything: Wish = { inApp: true, sms: true };

/** Important events always send a message; only they go out by text message. */
export function deliveryWays(isImportant: boolean, wish: Wish = everything): { here: boolean; bySms: boolean } {
  return { here: isImportant || wish.inApp, bySms: isImportant && wish.sms };
}

/** A setting for each topic; those never touched stand at the default. */
export function wholeSettings(stored: readonly NoticeSetting[]): NoticeSetting[] {
  return noticeTopicNames.map(
    (topic: NoticeTopic) => stored.find((one) => one.topic === topic) ?? { topic, ...everything },
  );
}

/** A claim outlives the gateway's time-out by far: only a worker that died lets it run out. */
export const claimSeconds = 60;

/** After so many tries the message stays a notice here, unless an administrator asks for as many more. */
export const mostTries = 5;

/** The next try waits longer each time. */
export function nextTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + 60_000 * 2 ** tries);
}

export function smsText(centre: string, title: string): string {
  return `【${centre}】${title}。请登录个人中心查看详情。`;
}
