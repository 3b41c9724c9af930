/**
 * Colour arithmetic: WCAG 2 contrast on sRGB and lightness moves in OKLCH.
 * Source of the matrices: https://bottosson.github.io/posts/oklab/
 */

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Lightness 0 to 1, and the two colour axes of OKLab. */
type Oklab = readonly [number, number, number]

/**
 * Reads `#rgb`, `#rrggbb` (an alpha part is ignored) and `rgb(…)`.
 *
 * @returns undefined for everything else.
 */
export function readColor(text: string): Rgb | undefined {
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text.trim())?.[1]
  if (hex !== undefined) return readHex(hex)
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b/i.exec(text.trim())
  if (parts === null) return undefined
  return [byte(Number(parts[1])), byte(Number(parts[2])), byte(Number(parts[3]))]
}

function readHex(hex: string): Rgb {
  const long = hex.length < 5 ? hex.replace(/./g, '$&$&') : hex
  const at = (index: number): number => Number.parseInt(long.slice(index, index + 2), 16)
  return [at(0), at(2), at(4)]
}

/** Writes a colour as `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const first = luminance(a)
  const second = luminance(b)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Puts `share` (0 to 1) of `other` into `base`, in sRGB as `color-mix(in srgb)` does. */
export function mix(base: Rgb, other: Rgb, share: number): Rgb {
  const part = (i: 0 | 1 | 2): number => base[i] * (1 - share) + other[i] * share
  return [part(0), part(1), part(2)]
}

/** OKLCH lightness, 0 to 1. */
export function lightness(rgb: Rgb): number {
  return toOklab(rgb)[0]
}

/** The same hue at another OKLCH lightness; chroma is reduced where sRGB has no such colour. */
export function withLightness(rgb: Rgb, target: number): Rgb {
  const [, a, b] = toOklab(rgb)
  const l = Math.min(1, Math.max(0, target))
  for (let chroma = 1; chroma > 0; chroma -= 0.05) {
    const candidate = fromOklab([l, a * chroma, b * chroma])
    if (candidate.every((part) => part >= -0.5 && part <= 255.5)) return clampRgb(candidate)
  }
  return clampRgb(fromOklab([l, 0, 0]))
}

function byte(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)))
}

function clampRgb([r, g, b]: Rgb): Rgb {
  return [byte(r), byte(g), byte(b)]
}

function toLinear(part: number): number {
  const value = part / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)
}

function toOklab(rgb: Rgb): Oklab {
  const [r, g, b] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
