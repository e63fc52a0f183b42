import * as calls from '@shuji/contract/sample/calls';
import { feature } from '#src/http/feature.ts';
import { openOwnSample, profileSample } from './actions.ts';
import { measureSamples } from './jobs.ts';

export const sample = feature('sample', calls, { profileSample, openOwnSample }, [measureSamples]);
