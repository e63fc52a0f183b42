import * as calls from '@shuji/contract/alert/calls';
import * as shapes from '@shuji/contract/alert/schema';
import { feature } from '#src/http/feature.ts';
import { dismissAlert, listAlerts } from './actions.ts';

export const alert = feature('alert', calls, shapes, { listAlerts, dismissAlert });
