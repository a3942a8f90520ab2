import type { Frame } from '../content/editor/form.ts';
import { CardSection } from '../ui/card-section.tsx';

export const MenuPart: Frame['Group'] = ({ group, children }) => (
  <CardSection title={group.title}>{children}</CardSection>
);
