import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { focusDigits, focusPlace, focusPoint, pictureFocuses } from './focus.ts';

const unset = { x: null, y: null };

test('each of the nine places is a point, and the place nearest to it', () => {
  for (const place of pictureFocuses) expect(focusPlace(focusPoint(place, unset))).toBe(place);
  expect(focusPoint('top-right', unset)).toEqual({ x: 100, y: 0 });
});

test('the release before reads the place that is nearest to a point', () => {
  expect(focusPlace({ x: 37, y: 60 })).toBe('center');
  expect(focusPlace({ x: 24, y: 76 })).toBe('bottom-left');
  expect(focusPlace({ x: 76, y: 24 })).toBe('top-right');
});

test('R-X-16 a place that was chosen without the point counts, the point beside its own place does', () => {
  expect(focusPoint('center', { x: 37, y: 60 })).toEqual({ x: 37, y: 60 });
  expect(focusPoint('left', { x: 37, y: 60 })).toEqual({ x: 0, y: 50 });
});

test('the digits of every percentage have their rules', () => {
  expect(focusDigits({ x: 7, y: 100 })).toBe('007 100');
  const css = readFileSync(`${import.meta.dirname}/../../app/ui/pictures/focus.css`, 'utf8');
  const rules = [...css.matchAll(/\[data-focus(\S)="([^"]*)"\] \{\s*(--\S+): (\d+)%;/g)];
  /** What the rules that fit add up to, as a browser does. */
  function read(text: string): number[] {
    const parts = new Map<string, number>();
    for (const [, how, part = '', name = '', percent] of rules) {
      const fits =
        how === '^'
          ? text.startsWith(part)
          : how === '$'
            ? text.endsWith(part)
            : text.includes(part);
      if (fits) parts.set(name, Number(percent));
    }
    const sum = (axis: string) =>
      (parts.get(`--${axis}-tens`) ?? Number.NaN) + (parts.get(`--${axis}-ones`) ?? Number.NaN);
    return [sum('x'), sum('y')];
  }
  for (let percent = 0; percent <= 100; percent++) {
    expect(read(focusDigits({ x: percent, y: 100 - percent }))).toEqual([percent, 100 - percent]);
  }
});
