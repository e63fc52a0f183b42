import { expect, test } from 'vitest';
import { asked } from './parsed-query.ts';

test('a keyword asks for each of its parts, in grams or in words', () => {
  expect(asked('企业信用')?.all).toBe("(('企业' & '业信' & '信用') | ('企业' & '信用'))");
  expect(asked('水')?.all).toBe("('水':*)");
  expect(asked('qx 港口')?.all).toBe("('港口') & (('qx':* | 'p:qx':* | 'i:qx':*))");
  expect(asked('2024')?.all).toBe("('2024':*)");
  expect(asked(' 、！?')).toBeNull();
});

test('with a character wrong it asks for its sound, and for the pairs that the character does not stand in', () => {
  const [part] = asked('港口汽象')?.loosely ?? [];
  expect(part).toContainEqual(["'p:gangkouqixiang':*"]);
  expect(part).toContainEqual(["'港口'"]);
  expect(part).toContainEqual(["'汽象'"]);
});

test('letters that nothing begins with may be those of two words', () => {
  const [part] = asked('jsyc')?.loosely ?? [];
  expect(part).toContainEqual(["('js':* | 'p:js':* | 'i:js':*)", "('yc':* | 'p:yc':* | 'i:yc':*)"]);
});

test('nothing a person types breaks the query', () => {
  for (const keyword of ["'", "a'b", '\\', ':*', '!()&|<->', '气\\象', '𠮷野家', '\u0001气']) {
    const wanted = asked(keyword);
    const query = [wanted?.all ?? '', ...(wanted?.loosely.flat(2) ?? [])].join('');
    expect(query.replace(/'[^'\\]+'(:\*)?|[()&| ]/g, '')).toBe('');
  }
});
