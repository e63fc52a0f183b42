import * as calls from '@shuji/contract/onboarding/calls';
import * as shapes from '@shuji/contract/onboarding/schema';
import { feature } from '#src/http/feature.ts';
import { applyOnboarding } from './actions.ts';

export const onboarding = feature('onboarding', calls, shapes, { applyOnboarding });
