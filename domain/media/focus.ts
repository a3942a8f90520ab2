export const pictureFocuses = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

/** One of nine places of a picture: all that a release from before the points reads. */
export type PictureFocus = (typeof pictureFocuses)[number];

/** What stays in sight when a picture is cut: percent from the left and from the top. */
export interface FocusPoint {
  x: number;
  y: number;
}

export const middle: FocusPoint = { x: 50, y: 50 };

function pointOfPlace(place: PictureFocus): FocusPoint {
  const at = pictureFocuses.indexOf(place);
  return { x: (at % 3) * 50, y: Math.floor(at / 3) * 50 };
}

/** 0, 1 or 2, whichever of 0, 50 and 100 % is the nearest. */
function third(percent: number): number {
  return Math.round(percent / 50);
}

/** The place that is nearest to a point. */
export function focusPlace({ x, y }: FocusPoint): PictureFocus {
  return pictureFocuses[third(y) * 3 + third(x)] ?? 'center';
}

/** The stored point, unless a release that does not know it has chosen another place since. */
export function focusPoint(
  place: PictureFocus,
  stored: { x: number | null; y: number | null },
): FocusPoint {
  const { x, y } = stored;
  if (x === null || y === null || focusPlace({ x, y }) !== place) return pointOfPlace(place);
  return { x, y };
}

/** '037 100': the digits that app/ui/pictures/focus.css reads, as the content policy allows no inline style. */
export function focusDigits({ x, y }: FocusPoint): string {
  return [x, y].map((percent) => String(percent).padStart(3, '0')).join(' ');
}
