import * as calls from '@shuji/contract/experience/calls';
import * as shapes from '@shuji/contract/experience/schema';
import { exportingQueue } from '#src/application/export.ts';
import { applicantOf } from '#src/application/queries.ts';
import { openingPersonal } from '#src/audit/access.ts';
import { feature } from '#src/http/feature.ts';
import { deleteExperience, freezeExperience, reviewExperience, saveExperience, submitExperience } from './actions.ts';
import { getExperience, listExperienceQueue, listExperiences, readExperienceSheet } from './reading.ts';

export const experience = feature('experience', calls, shapes, {
  listExperiences,
  getExperience,
  saveExperience,
  deleteExperience,
  submitExperience,
  listExperienceQueue,
  exportExperienceQueue: exportingQueue('experience', listExperienceQueue),
  readExperienceSheet: openingPersonal({ place: 'experience', read: readExperienceSheet, concerned: applicantOf }),
  reviewExperience,
  freezeExperience,
});
