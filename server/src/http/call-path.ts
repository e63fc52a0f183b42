// Under these a wrong address is a wrong call and no page, and every refusal of a call is an HTTP 200.
const prefixes = /^\/(api|mobile|wl|pc|office\/api)\//;

/** True when an address belongs to the API. */
export function isCallPath(url: string): boolean {
  return prefixes.test(url);
}
