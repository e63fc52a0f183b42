import { expect, test } from 'vitest';
import { parseQuery } from './parsed-query.ts';

test('a keyword asks for each of its parts, in grams or in words', () => {
  expect(parseQuery('企业信用')?.all).toBe("(('企业' & '业信' & '信用') | ('企业' & '信用'))");
  expect(parseQuery('水')?.all).toBe("('水':*)");
  expect(parseQuery('qx 港口')?.all).toBe("('港口') & (('qx':* | 'p:qx':* | 'i:qx':*))");
  expect(parseQuery('2024')?.all).toBe("('2024':*)");
  expect(parseQuery('qi xiang')?.all).toContain("'p:qixiang':*");
  expect(parseQuery('lüse')?.all).toContain("'p:lvse':*");
  expect(parseQuery('luse')?.all).toContain("'p:lvse':*");
  expect(parseQuery(' 、！?')).toBeNull();
});

test('with a character wrong it asks for its sound, and for the pairs that the character does not stand in', () => {
  const [part] = parseQuery('港口汽象')?.fuzzy ?? [];
  expect(part).toContainEqual(["'p:gangkouqixiang':*"]);
  expect(part).toContainEqual(["'港口'"]);
  expect(part).toContainEqual(["'汽象'"]);
});

test('letters that nothing begins with may be those of two words', () => {
  const [part] = parseQuery('jsyc')?.fuzzy ?? [];
  expect(part).toContainEqual(["('js':* | 'p:js':* | 'i:js':*)", "('yc':* | 'p:yc':* | 'i:yc':*)"]);
});

test('nothing a person types breaks the query', () => {
  for (const keyword of ["'", "a'b", '\\', ':*', '!()&|<->', '气\\象', '𠮷野家', '\u0001气']) {
    const parsed = parseQuery(keyword);
    const query = [parsed?.all ?? '', ...(parsed?.fuzzy.flat(2) ?? [])].join('');
    expect(query.replace(/'[^'\\]+'(:\*)?|[()&| ]/g, '')).toBe('');
  }
});
