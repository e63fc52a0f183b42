// One subject of each noun in each state that a call requires, made through the API by its owner.

import { companyOf, isOf } from './members.ts';
import type { Player } from './people.ts';
import type { Role } from './roles.ts';

export interface Things {
  /** The id of it by whose it is; two players share what lies between them. */
  of: Partial<Record<Player, string>>;
  /** One that all may see or work on. */
  everyone?: string;
  /** For what all may see: one that exists and is not shown. */
  hidden?: string;
  /** Ownership decides who may change the subject, not who may see it. */
  isPublic?: boolean;
  /** It belongs to the person who signs in, not to the company that they act for. */
  isPersonal?: boolean;
}

/** A thing has many facts: version, contract digest, files. By its id. */
export type Facts = Record<string, Record<string, unknown>>;

export class Subjects {
  readonly #things = new Map<string, Things>();
  readonly facts: Facts = {};

  add(kind: string, things: Partial<Things>): void {
    const thing = this.#things.get(kind) ?? { of: {} };
    this.#things.set(kind, { ...thing, ...things, of: { ...thing.of, ...things.of } });
  }

  /** The role's own subject of a kind; null when it cannot have one. */
  own(kind: string, role: Role): string | null {
    const { of, everyone, isPersonal } = this.#find(kind);
    return of[role] ?? (isPersonal ? undefined : of[companyOf(role)]) ?? everyone ?? null;
  }

  /** One that this role has no part in. */
  others(kind: string, role: Role): string | null {
    const { of, hidden } = this.#find(kind);
    const candidates = hidden ? [hidden] : Object.values(of);
    return candidates.find((id) => !this.#concerns(id, role)) ?? null;
  }

  /** Any that exists, for those who are turned away before it matters. */
  any(kind: string): string {
    const { of, everyone, hidden } = this.#find(kind);
    const [first = everyone ?? hidden] = Object.values(of);
    if (!first) throw new Error(`There is no ${kind}`);
    return first;
  }

  fact(id: string, name: string): unknown {
    return this.facts[id]?.[name];
  }

  /** Every private thing with those it belongs to. */
  *private(): Generator<{ id: string; isTheirs: (role: Role) => boolean }> {
    const owners = new Map<string, Set<Player>>();
    const personal = new Set<string>();
    for (const { of, isPersonal } of this.#things.values()) {
      for (const [player, id] of Object.entries(of)) {
        if (isPersonal) personal.add(id);
        owners.set(id, (owners.get(id) ?? new Set()).add(player as Player));
      }
    }
    for (const { of, everyone, isPublic } of this.#things.values()) {
      if (everyone) owners.delete(everyone);
      if (isPublic) for (const id of Object.values(of)) owners.delete(id);
    }
    for (const [id, players] of owners) yield { id, isTheirs: (role) => isOf([...players], role, personal.has(id)) };
  }

  #concerns(id: string, role: Role): boolean {
    return [...this.#things.values()].some(
      ({ of, isPersonal = false }) => of[role] === id || (!isPersonal && of[companyOf(role)] === id),
    );
  }

  #find(kind: string): Things {
    const things = this.#things.get(kind);
    if (!things) throw new Error(`No subject is named ${kind}`);
    return things;
  }
}
