interface Place {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
}

const earthRadius = 6_371;

/** Great-circle distance, rounded to ten kilometres. */
export function kilometresBetween(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const scale = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return Math.round((2 * earthRadius * Math.asin(Math.sqrt(north + scale * east))) / 10) * 10;
}
