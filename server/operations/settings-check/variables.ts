import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import { settingNames, type VariableNames } from '../../config.ts';
import { findingsOf } from './finding.ts';

const { ok, warning } = findingsOf('Settings');

function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** Short names are near many others: HOME is no misspelt HOST. */
const maxDistance = (name: string) => (name.length > 7 ? 2 : 1);

/** Variables of the machine that are near a setting's name by chance. */
const foreign = new Set(['HOSTS', 'POST', 'PORTS']);

function closestSetting(name: string): string | undefined {
  const [closest] = settingNames
    .map((setting) => ({ setting, distance: editDistance(name.toUpperCase(), setting) }))
    .filter(({ distance }) => distance <= maxDistance(name))
    .toSorted((one, other) => one.distance - other.distance);
  return closest?.setting;
}

export function checkVariables({ all, inFile }: VariableNames): SettingFinding[] {
  const unknown = all.filter((name) => !settingNames.includes(name) && !foreign.has(name));
  const found = unknown.flatMap((name) => {
    const meant = closestSetting(name);
    if (meant) {
      return [warning(`${name} is no setting, so nothing reads it.`, `Rename it to ${meant}.`)];
    }
    return inFile.includes(name)
      ? [
          warning(
            `${name} in the settings file is no setting, so nothing reads it.`,
            'Remove it, or look its name up in .env.example.',
          ),
        ]
      : [];
  });
  const count = all.filter((name) => settingNames.includes(name)).length;
  return found.length > 0
    ? found
    : [ok(`${count} of ${settingNames.length} settings are set, the others have their defaults.`)];
}
