import type { PieceName } from './pieces.ts'

/** Sky above, ground below, and what shines over it. */
const COLOURS: Readonly<Record<PieceName, readonly [sky: string, ground: string, light: string]>> =
  {
    meadow: ['#bfe8ff', '#5fae57', '#ffe07a'],
    harbour: ['#ffd3b5', '#2f6f8f', '#ff8c66'],
    night: ['#141b3d', '#2b2350', '#f4f1d0'],
    film: ['#1d2b53', '#14203f', '#ffcc33'],
    song: ['#f3e6ff', '#8054b8', '#ffffff'],
    broken: ['#dddddd', '#999999', '#bbbbbb'],
    badge: ['#fff3d1', '#d99a2b', '#ffffff'],
    coupon: ['#e3f9ee', '#2c9c6b', '#ffffff'],
    spam: ['#ff2e2e', '#ffd400', '#ffffff'],
  }

/** The picture of a piece, as SVG. */
export function drawPiece(name: PieceName): string {
  const [sky, ground, light] = COLOURS[name]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">',
    `<rect width="320" height="320" fill="${sky}"/>`,
    `<circle cx="226" cy="96" r="44" fill="${light}"/>`,
    `<path d="M0 214c58-40 104-40 160 0s106 36 160-6v112H0Z" fill="${ground}"/>`,
    `<path d="M0 262c70-26 130-22 196 4s88 22 124 6v48H0Z" fill="${ground}" opacity=".6"/>`,
    '</svg>',
  ].join('')
}
