import {
  exportExperienceQueue,
  freezeExperience,
  listExperienceQueue,
  readExperienceSheet,
  reviewExperience,
} from '@shuji/contract/experience/calls';
import { applicationQueue } from '#app/application/office/ApplicationQueue.tsx';
import { pageTitle } from '#app/site/title.ts';

export const meta = pageTitle('交易经验审核');

export default applicationQueue({
  name: 'experience',
  title: '交易经验审核',
  queue: listExperienceQueue,
  exports: exportExperienceQueue,
  detail: readExperienceSheet,
  review: reviewExperience,
  freezing: { call: freezeExperience, words: '冻结后，这条交易经验不再出现在公开名片上，直至解除。' },
});
