// A world whose people write scripts into every text that a call takes. Each is marked, so that it can be followed.
import type { Call, Input } from '@shuji/contract/call';
import { served } from '../../server/test/matrix/cells.ts';
import { Refused } from '../../server/test/refused.ts';
import type { Asker, World } from '../../server/test/world.ts';
import { shortPayloads } from './payloads.ts';

export const mark = '⟦⟧';

/** Fields that are compared and never shown; e-mail too, whose draft accepts any text and whose submission does not. */
const secretNames = /password|captcha|key|sha256|token|code$|^email$/i;

const isAddress = /^(https?:|mailto:|\/)|@/;

/** Addresses that would run a script when followed, then addresses that would break out of the attribute. */
function addressesFrom(value: string): string[] {
  const [script = ''] = shortPayloads;
  return [
    `javascript:alert(1)//${mark}`,
    `data:text/html,${mark}${script}`,
    `${value}${mark}${script}`,
    `${value}?${mark}${script}`,
  ];
}

function textsFrom(value: string): string[] {
  return [
    ...shortPayloads.map((payload) => `${value}${mark}${payload}`),
    ...shortPayloads.map((payload) => `${mark}${payload}`),
  ];
}

export interface Written {
  /** `call.field` of every text that was let in with a script in it. */
  fields: Set<string>;
}

export function hostile(world: World): World & Written {
  const fields = new Set<string>();
  const as: World['as'] = (who) => writing(world.as(who), fields);
  return { ...world, as, fields };
}

function writing(ask: Asker, fields: Set<string>): Asker {
  const json = async <C extends Call>(call: C, input: Input<C>) => {
    if (!call.writes) return ask(call, input);
    const poisoned = poison(call, input);
    try {
      const answer = await ask(call, poisoned.input as Input<C>);
      for (const field of poisoned.places) fields.add(`${call.path} ${field}`);
      return answer;
    } catch (error) {
      // A text may also be looked up, compared or counted; then the plain one has to do.
      if (!(error instanceof Refused) || poisoned.places.length === 0) throw error;
      return ask(call, input);
    }
  };
  return Object.assign(json, {
    upload: ((call, input, { name, bytes }) =>
      ask.upload(call, input, { name: `${mark}${shortPayloads[0]}${name}`, bytes })) as Asker['upload'],
    file: ask.file,
  });
}

/** The input with a script in each text of it whose call would take that. */
function poison(target: Call, input: unknown): { input: unknown; places: string[] } {
  const schema = schemaOf(target);
  const whole = structuredClone(input) as Record<string, unknown>;
  const places: string[] = [];
  const walk = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const holder = node as Record<string, unknown>;
    for (const [name, value] of Object.entries(holder)) {
      if (typeof value !== 'string') walk(value, `${place}.${name}`);
      else if (!secretNames.test(name) && (isAddress.test(value) || /[^\x20-\x7e]/.test(value))) {
        const taken = (isAddress.test(value) ? addressesFrom(value) : textsFrom(value)).find((text) => {
          holder[name] = text;
          return schema.safeParse(whole).success;
        });
        if (taken === undefined) holder[name] = value;
        else places.push(`${place}.${name}`.replace(/\.\d+/g, '[]').slice(1));
      }
    }
  };
  walk(whole, '');
  return { input: whole, places };
}

function schemaOf({ method, path }: Call) {
  const found = served.find(({ call }) => call.method === method && call.path === path);
  if (!found) throw new Error(`Nothing serves ${method} ${path}`);
  return found.call.input;
}
