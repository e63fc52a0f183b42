import * as calls from '@shuji/contract/sample/calls';
import * as shapes from '@shuji/contract/sample/schema';
import { feature } from '#src/http/feature.ts';
import { openOwnSample, profileSample } from './actions.ts';
import { measureSamples } from './jobs.ts';

export const sample = feature('sample', calls, shapes, { profileSample, openOwnSample }, [measureSamples]);
