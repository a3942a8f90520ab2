export * from './failures.ts';
export * from './forms.ts';
export * from './frame.ts';
export * from './lists.ts';
export * from './outside.ts';
export * from './pages.ts';
export * from './sign-off.ts';
export * from './works.ts';
