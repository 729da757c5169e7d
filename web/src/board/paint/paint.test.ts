import { expect, test } from 'vitest';
import { dimmed } from './dim';
import { read } from './drawing';

test('a drawing is read: parts in parts, names, letters', () => {
  const { root, named, box } = read(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="-5 0 20 10"><defs><g id="coast"><path d="M0 0L1 1"/></g></defs><use href="#coast" stroke="#000000"/><text x="1">Fish &amp; Ships</text></svg>',
  );
  expect(box).toEqual([-5, 0, 20, 10]);
  expect(root.parts.map(({ name }) => name)).toEqual(['defs', 'use', 'text']);
  expect(named.get('coast')?.parts[0]?.given).toEqual({ d: 'M0 0L1 1' });
  expect(root.parts[2]?.text).toBe('Fish & Ships');
});

test('what is no drawing is refused', () => {
  expect(() => read('there is no such drawing\n')).toThrow('no drawing');
  expect(() => read('<svg width="1">')).toThrow('no drawing');
});

// As a browser's brightness(.84) saturate(.92) makes of them.
test('colours are dimmed by night', () => {
  expect(dimmed('#ffffff')).toBe('#d6d6d6');
  expect(dimmed('#000000')).toBe('#000000');
  expect(dimmed('#ff0000')).toBe('#c90404');
  expect(dimmed('none')).toBe('none');
});
