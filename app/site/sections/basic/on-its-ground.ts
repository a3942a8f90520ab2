import type { Ground } from '../../../ui/sections/section.tsx';

/** The part of their views that all have in common. */
export const onItsGround = {
  ground: ({ ground }: { ground: Ground }) => ground,
} as const;
