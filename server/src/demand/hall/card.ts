// A demand as every list shows it.

import type { DemandRow } from '#src/demand/queries.ts';
import { daysBetween } from '#src/demand/rules.ts';
import { regionName } from '#src/site/regions.ts';

export function card(row: DemandRow, today: string) {
  const {
    id,
    number,
    status,
    title,
    kind,
    industry,
    scene,
    coverage,
    budgetMode,
    budgetMin,
    budgetMax,
    deadline,
    publishedAt,
  } = row;
  const coverageNames = coverage.map(regionName);
  const daysLeft = status === 'published' && deadline ? daysBetween(today, deadline) : null;
  const facts = {
    kind,
    industry,
    scene,
    coverage,
    coverageNames,
    budgetMode,
    budgetMin,
    budgetMax,
    deadline,
    daysLeft,
  };
  return { id, number, status, title, publishedAt, ...facts };
}
