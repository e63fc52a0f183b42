import * as calls from '@shuji/contract/experience';
import { feature } from '#src/http/feature.ts';
import { deleteExperience, freezeExperience, reviewExperience, saveExperience, submitExperience } from './actions.ts';
import { listExperienceQueue, listExperiences, readExperience, readExperienceSheet } from './reading.ts';

export const experience = feature('experience', calls, {
  listExperiences,
  readExperience,
  saveExperience,
  deleteExperience,
  submitExperience,
  listExperienceQueue,
  readExperienceSheet,
  reviewExperience,
  freezeExperience,
});
