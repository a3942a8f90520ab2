export const entryTexts = {
  up: (named: string) => `Move ${named} up`,
  down: (named: string) => `Move ${named} down`,
  remove: (named: string) => `Remove ${named}`,
  drag: 'Drag to another place',
  undo: 'Undo',
  movedTo: (place: number) => `Moved to place ${place}.`,
} as const;
