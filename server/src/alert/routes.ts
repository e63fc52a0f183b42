import * as calls from '@shuji/contract/alert/calls';
import { feature } from '#src/http/feature.ts';
import { dismissAlert, listAlerts } from './actions.ts';

export const alert = feature('alert', calls, { listAlerts, dismissAlert });
