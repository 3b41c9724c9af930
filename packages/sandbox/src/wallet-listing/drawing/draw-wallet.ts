import { seededRandom } from '../seeded-random.ts'
import { comb, crane, facets, knot, peaks, shield, spark, steps } from './marks-angular.ts'
import { arcs, compass, echo, eclipse, type Mark, moon, orbit, petals } from './marks-round.ts'
import { key, lantern, purse, quill, sprout, waves, weave } from './marks-soft.ts'
import { PALETTES, type Palette } from './palettes.ts'
import { gradient, SIDE, shape, svg } from './svg.ts'

const MARKS = [
  ...[orbit, petals, arcs, moon, compass, echo, eclipse, peaks, facets, spark, crane],
  ...[shield, comb, knot, steps, waves, sprout, lantern, purse, key, quill, weave],
] as const

/** Names with a sign that fits them: the wallets at the top of the list first. */
const CHOSEN: Readonly<Record<string, { readonly mark: Mark; readonly palette: Palette }>> = {
  'Sandbox Wallet': { mark: purse, palette: PALETTES[0] },
  Aurora: { mark: arcs, palette: PALETTES[17] },
  Fieldstone: { mark: facets, palette: PALETTES[14] },
  Tidewater: { mark: waves, palette: PALETTES[1] },
  Lanternfish: { mark: lantern, palette: PALETTES[13] },
  Copperleaf: { mark: sprout, palette: PALETTES[10] },
  Northlight: { mark: compass, palette: PALETTES[5] },
  'Marigold Vault': { mark: petals, palette: PALETTES[4] },
  Papercrane: { mark: crane, palette: PALETTES[18] },
  Quillpoint: { mark: quill, palette: PALETTES[12] },
  Juniper: { mark: key, palette: PALETTES[2] },
  Moonharbor: { mark: moon, palette: PALETTES[8] },
  // Sellers of coins, and exchanges.
  Quay: { mark: waves, palette: PALETTES[2] },
  Millrace: { mark: comb, palette: PALETTES[1] },
  Brightside: { mark: petals, palette: PALETTES[4] },
  Tollhouse: { mark: shield, palette: PALETTES[5] },
  Lodestar: { mark: spark, palette: PALETTES[8] },
  Copperfield: { mark: steps, palette: PALETTES[3] },
  'Proving Ground': { mark: facets, palette: PALETTES[14] },
}

/** The picture of a wallet, a seller or an exchange by its name. */
export function drawWallet(name: string): string {
  const random = seededRandom(`picture ${name}`)
  const chosen = Object.hasOwn(CHOSEN, name) ? CHOSEN[name] : undefined
  const palette = chosen?.palette ?? random.pick(PALETTES)
  const mark = chosen?.mark ?? random.pick(MARKS)
  const ground = shape('rect', { width: SIDE, height: SIDE, fill: 'url(#g)' })
  const place = { cx: random.next() * 40, cy: random.next() * 24, r: 44 + random.next() * 16 }
  const light = shape('circle', { ...place, fill: '#ffffff', opacity: 0.08 })
  const defs = gradient('g', random.whole(20, 110), palette.ground)
  return svg(defs + ground + light + mark(palette, random))
}

/** The same as a `data:` address, for answers that name pictures of other servers. */
export function drawnWalletUrl(name: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(drawWallet(name)).toString('base64')}`
}
