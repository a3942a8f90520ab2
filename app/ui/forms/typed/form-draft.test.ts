import { expect, test } from 'vitest';
import { dropFormDraft, keepFormDraft, readDraft } from './form-draft.ts';

/** A browser's storage, as far as drafts need it. */
function emptyStorage() {
  const stored = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return { stored, open };
}

test('typed text comes back until it is dropped', () => {
  const { open } = emptyStorage();
  keepFormDraft('form', { name: 'Maryam', message: 'A shop, please.' }, open);
  expect(readDraft('form', open)).toEqual({ name: 'Maryam', message: 'A shop, please.' });
  dropFormDraft('form', open);
  expect(readDraft('form', open)).toEqual({});
});

test('a spoilt draft is no draft', () => {
  const { stored, open } = emptyStorage();
  stored.set('form', '{"name":');
  expect(readDraft('form', open)).toEqual({});
  stored.set('form', 'null');
  expect(readDraft('form', open)).toEqual({});
  stored.set('form', '{"name":7,"email":"a@b.example"}');
  expect(readDraft('form', open)).toEqual({ email: 'a@b.example' });
});

test('a browser that stores nothing loses only the draft', () => {
  const full = () => ({
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
    removeItem() {},
  });
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const open of [full, blocked]) {
    expect(() => keepFormDraft('form', { name: 'Maryam' }, open)).not.toThrow();
    expect(readDraft('form', open)).toEqual({});
    expect(() => dropFormDraft('form', open)).not.toThrow();
  }
});
