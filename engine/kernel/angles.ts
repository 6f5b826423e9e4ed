/**
 * Sines, cosines and tangents of degrees, and their inverses in degrees. Angles are first reduced to an eighth of the
 * circle, which is exact, so that a right angle has a cosine of zero and 30 degrees a sine of one half.
 */
export const radian = Math.PI / 180;

export function sine(degrees: number): number {
  const angle = (degrees % 360) + 0;
  if (angle < 0) return 0 - sine(-angle);
  return angle < 180 ? sineToHalf(angle) : 0 - sineToHalf(angle - 180);
}

function sineToHalf(angle: number): number {
  return sineToQuarter(angle > 90 ? 180 - angle : angle);
}

function sineToQuarter(angle: number): number {
  if (angle === 30) return 0.5;
  return angle <= 45 ? Math.sin(angle * radian) : Math.cos((90 - angle) * radian);
}

export function cosine(degrees: number): number {
  const angle = Math.abs(degrees) % 360;
  const half = angle > 180 ? 360 - angle : angle;
  return half > 90 ? 0 - cosineToQuarter(180 - half) : cosineToQuarter(half);
}

function cosineToQuarter(angle: number): number {
  return angle < 45 ? Math.cos(angle * radian) : sineToQuarter(90 - angle);
}

/** The tangent of an angle that is not a right angle. */
export function tangent(degrees: number): number {
  const angle = (degrees % 180) + 0;
  if (angle < 0) return 0 - tangent(-angle);
  return angle > 90 ? 0 - tangentToQuarter(180 - angle) : tangentToQuarter(angle);
}

function tangentToQuarter(angle: number): number {
  if (angle === 45) return 1;
  return angle < 45 ? Math.tan(angle * radian) : 1 / Math.tan((90 - angle) * radian);
}

/** An angle from -90 to 90. Takes numbers from -1 to 1; one that is beyond them by rounding errors is moved back. */
export function arcsine(x: number): number {
  return Math.abs(x) === 0.5 ? 60 * x : Math.asin(withinOne(x)) / radian;
}

/** An angle from 0 to 180. Takes the same numbers as `arcsine`. */
export function arccosine(x: number): number {
  return Math.abs(x) === 0.5 ? 90 - 60 * x : Math.acos(withinOne(x)) / radian;
}

function withinOne(x: number): number {
  return Math.min(1, Math.max(-1, x));
}

/** An angle from -90 to 90. */
export function arctangent(x: number): number {
  return Math.atan(x) / radian;
}
