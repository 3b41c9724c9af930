/** Side of every picture in its own units. */
export const SIDE = 96

/** A complete SVG picture. */
export function svg(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`
}

/** One element; numbers are rounded for small pictures. */
export function shape(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children = '',
): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${tidy(value)}"`)
  return `<${name}${list.join('')}${children ? `>${children}</${name}>` : '/>'}`
}

/** A linear gradient over the whole picture, to be used as `url(#id)`. */
export function gradient(id: string, degrees: number, colours: readonly string[]): string {
  const last = Math.max(1, colours.length - 1)
  const stops = colours.map((colour, index) =>
    shape('stop', { offset: index / last, 'stop-color': colour }),
  )
  const turn = { gradientTransform: `rotate(${Math.round(degrees)} 0.5 0.5)` }
  return shape('defs', {}, shape('linearGradient', { id, ...turn }, stops.join('')))
}

/** The point at `degrees` (0 is up, clockwise) and `radius` from a middle, as `x y`. */
export function polar(
  degrees: number,
  radius: number,
  [x, y]: readonly [number, number] = [SIDE / 2, SIDE / 2],
): string {
  const radians = ((degrees - 90) * Math.PI) / 180
  return `${tidy(x + radius * Math.cos(radians))} ${tidy(y + radius * Math.sin(radians))}`
}

/** A closed path through points given as `x y`. */
export function polygon(points: readonly string[], fill: string, opacity = 1): string {
  return shape('path', { d: `M${points.join('L')}Z`, fill, opacity })
}

function tidy(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value
}
