interface Side {
  creditCode: string | null;
}

/** Nobody decides about their own employer, on whichever side it stands. */
export function isOfOrganisation(organisation: string | null, sides: readonly (Side | null)[]): boolean {
  return organisation !== null && sides.some((side) => side?.creditCode === organisation);
}
