// Compares an interface's reply with the shape its description shows. Pure.

const mostProblems = 10;

/** Lists where a reply lacks or changes the example's fields; further fields are allowed. */
export function shapeProblems(example: string, reply: string): string[] {
  const expected = parse(example);
  if (!expected) return reply.trim() === '' ? ['接口没有返回内容'] : [];
  const actual = parse(reply);
  if (!actual) return ['返回示例是 JSON，实际返回的不是'];
  return differences(expected.value, actual.value, '').slice(0, mostProblems);
}

function differences(expected: unknown, actual: unknown, at: string): string[] {
  // An example's null, or its empty list, fixes no type.
  if (expected === null || actual === null) return [];
  const [expectedKind, actualKind] = [kindOf(expected), kindOf(actual)];
  const where = at === '' ? '返回内容' : `“${at}”`;
  if (expectedKind !== actualKind) return [`${where}应为${expectedKind}，实际为${actualKind}`];
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const [first] = expected;
    if (first === undefined || actual.length === 0) return [];
    return differences(first, actual[0], `${at}[0]`);
  }
  if (expectedKind !== '对象') return [];
  const fields = actual as Record<string, unknown>;
  return Object.entries(expected as Record<string, unknown>).flatMap(([name, value]) => {
    const path = at === '' ? name : `${at}.${name}`;
    return Object.hasOwn(fields, name) ? differences(value, fields[name], path) : [`缺少“${path}”`];
  });
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return '列表';
  return { string: '文本', number: '数字', boolean: '是否' }[typeof value as string] ?? '对象';
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
