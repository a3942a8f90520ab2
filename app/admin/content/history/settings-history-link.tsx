import { Button } from '@mantine/core';
import { historyPath } from '../../../../domain/content/kinds/edit-path.ts';
import { historyTexts as texts } from '../texts/history.ts';

/** To what the settings have been. In a tab of its own, so that what is being typed stays where it is. */
export function SettingsHistoryLink() {
  return (
    <Button
      component="a"
      href={historyPath('setting', 'site')}
      target="_blank"
      variant="subtle"
      color="water.9"
    >
      {texts.link}
      <span className="visuallyHidden">{texts.linkNote}</span>
    </Button>
  );
}
