import * as calls from '@shuji/contract/sample';
import { feature } from '#src/http/feature.ts';
import { measureSamples } from './jobs.ts';
import { profileSample } from './reading.ts';

export const sample = feature('sample', calls, { profileSample }, [measureSamples]);
