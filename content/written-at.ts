/** When the first content was last written, whatever the minute in which a site loads it. */
export const writtenAt = '2026-11-23T08:00:00.000Z';
