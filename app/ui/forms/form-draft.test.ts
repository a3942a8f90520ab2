import { afterEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './form-draft.ts';

/** A browser's storage, as far as drafts need it. */
function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('typed text comes back until it is dropped', () => {
  stubStorage();
  keepDraft('form', { name: 'Maryam', message: 'A shop, please.' });
  expect(readDraft('form')).toEqual({ name: 'Maryam', message: 'A shop, please.' });
  dropDraft('form');
  expect(readDraft('form')).toEqual({});
});

test('a spoilt draft is no draft', () => {
  const kept = stubStorage();
  kept.set('form', '{"name":');
  expect(readDraft('form')).toEqual({});
  kept.set('form', 'null');
  expect(readDraft('form')).toEqual({});
  kept.set('form', '{"name":7,"email":"a@b.example"}');
  expect(readDraft('form')).toEqual({ email: 'a@b.example' });
});

test('a browser that keeps nothing loses only the draft', () => {
  vi.stubGlobal('sessionStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    removeItem() {},
  });
  expect(() => keepDraft('form', { name: 'Maryam' })).not.toThrow();
  expect(readDraft('form')).toEqual({});
});
