import { expect, test } from 'vitest';
import { gatherLayers, takeApart } from './part-sheets.ts';

const files: Record<string, string> = {
  a1: 'app/ui/button.module.css',
  a2: 'app/ui/forms/message-form.module.css',
  b2: 'app/ui/forms/message-form.module.css',
  a3: 'app/site/case-studies/study/facts.module.css',
};
const apart = (css: string) => takeApart(css, (name) => files[name] ?? '');

test('rules go with the file of their classes, inside what they stand in', () => {
  const css =
    '@layer ui{.a1{color:red}.a2>p{color:blue}@media (width>=1px){.a1{top:0}.b2{left:0}}}.prose a{top:0}';
  expect(apart(css)).toEqual({
    '': '@layer ui{.a1{color:red}@media (width>=1px){.a1{top:0}}}',
    forms: '@layer ui{.a2>p{color:blue}@media (width>=1px){.b2{left:0}}}',
    prose: '.prose a{top:0}',
  });
});

test('a rule of two parts stands in both, one that every page needs in the first sheet only', () => {
  expect(apart('.a2,.a3{top:0}.a1,.a2{left:0}')).toEqual({
    '': '.a1,.a2{left:0}',
    forms: '.a2,.a3{top:0}',
    study: '.a2,.a3{top:0}',
  });
});

test('keyframes follow their name; statements, elements and faces stay', () => {
  expect(apart('@layer a,b;@keyframes b2{0%{top:0}}@font-face{src:x}body{top:0}')).toEqual({
    '': '@layer a,b;@font-face{src:x}body{top:0}',
    forms: '@keyframes b2{0%{top:0}}',
  });
});

test('a declaration with nested rules stays whole', () => {
  expect(apart('.a3{top:0;&>p{left:0}}')).toEqual({ '': '', study: '.a3{top:0;&>p{left:0}}' });
});

test('rules of one layer stand in one block, in their order', () => {
  const css = '@layer ui{a{top:0}}@layer page{b{top:0}}@layer ui{@media print{a{top:1px}}}';
  expect(gatherLayers(css)).toBe(
    '@layer ui{a{top:0}@media print{a{top:1px}}}@layer page{b{top:0}}',
  );
  expect(gatherLayers('@layer ui;a{top:0}@layer ui{b{top:0}}')).toBe(
    '@layer ui{b{top:0}}@layer ui;a{top:0}',
  );
});
