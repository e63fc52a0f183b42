/** The text of a module whose every export may be read, called and spread in vain; `forbidden` names throw when read. */
export function hollowModule(names: string[], forbidden: string[] = []): string {
  const lawful = names.filter((name) => name !== 'default' && name !== 'module.exports');
  return `
const forbidden = new Set(${JSON.stringify(forbidden)});
const nothing = new Proxy(function () {}, {
  get: (_, key) => {
    if (key === Symbol.iterator) return function* () {};
    if (key === Symbol.toPrimitive) return () => '';
    if (forbidden.has(key)) throw new Error('This module was given the outline of the contract: import something from #app/form/ beside it to get the schemas.');
    return typeof key === 'symbol' || key === 'then' ? undefined : nothing;
  },
  apply: () => nothing,
  construct: () => nothing,
});
export default nothing;
${lawful.map((name) => `export { nothing as ${name} };`).join('\n')}`;
}
