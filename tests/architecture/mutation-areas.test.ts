import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { AREAS, selectArea } from '../mutations/areas.mjs';

test.each(Object.keys(AREAS))('the area %s of the mutation tests has code to change and tests to run', (name) => {
  const { mutate, tests } = selectArea(name);
  const counts = [globSync(mutate).length, globSync(tests).length];
  console.log(`${name}: ${counts[0]} files, ${counts[1]} files of tests`);
  counts.forEach((count) => expect(count).toBeGreaterThan(0));
});

test('an unknown area is refused with the names of those that there are', () => {
  expect(() => selectArea('searching')).toThrow(
    '"searching" is not an area of the mutation tests: choose one of search,',
  );
});
