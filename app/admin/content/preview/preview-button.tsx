import { Button } from '@mantine/core';
import { previewTexts as texts } from '../texts/preview.ts';
import type { Previewing } from './use-previewing.ts';

export function PreviewButton({ previewing }: { previewing: Previewing }) {
  const { opened, isBeside, toggle } = previewing;
  return (
    <Button variant="subtle" color="water.9" aria-expanded={opened} onClick={toggle}>
      {opened && isBeside ? texts.hide : texts.show}
    </Button>
  );
}
