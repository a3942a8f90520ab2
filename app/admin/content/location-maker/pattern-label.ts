import { locationPageKind } from '../../../../domain/content/kinds/location-page.ts';

const labels = new Map(
  Object.entries(locationPageKind.fields).map(([name, { label }]) => [
    name,
    label.replace('*', ''),
  ]),
);

export function patternLabel(name: string): string {
  return labels.get(name) ?? name;
}
