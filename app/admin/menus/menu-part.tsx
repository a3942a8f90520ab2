import type { Frame } from '../content/editor/form.ts';
import { CardTitle } from '../ui/layout/card-title.tsx';
import { Stack } from '../ui/layout/stack.tsx';

export const MenuPart: Frame['Group'] = ({ group, children }) => (
  <Stack gap="large">
    <CardTitle level={3}>{group.title}</CardTitle>
    {children}
  </Stack>
);
