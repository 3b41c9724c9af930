import { seededRandom } from './seeded-random.ts'

/** The wallets every list begins with; the scripted wallet's own row comes first. */
const FIRST_NAMES = [
  'Sandbox Wallet',
  'Aurora',
  'Fieldstone',
  'Tidewater',
  'Lanternfish',
  'Copperleaf',
  'Northlight',
  'Marigold Vault',
  'Papercrane',
  'Quillpoint',
  'Juniper',
  'Moonharbor',
] as const

const BEGINNINGS = [
  ...['Amber', 'Arrow', 'Ash', 'Birch', 'Blue', 'Bright', 'Cedar', 'Cinder', 'Clear', 'Cloud'],
  ...['Coral', 'Crown', 'Dawn', 'Deep', 'Drift', 'Dusk', 'Ember', 'Ever', 'Fern', 'Flint'],
  ...['Frost', 'Glass', 'Gold', 'Granite', 'Green', 'Harbor', 'Hazel', 'Hill', 'Iron', 'Ivory'],
  ...['Jade', 'Kestrel', 'Lark', 'Lime', 'Lumen', 'Maple', 'Mist', 'Moss', 'Nova', 'Oak'],
  ...['Onyx', 'Opal', 'Pebble', 'Pine', 'Plum', 'Quartz', 'Rain', 'Raven', 'Reed', 'River'],
  ...['Rook', 'Sage', 'Salt', 'Silver', 'Slate', 'Snow', 'Sol', 'Spruce', 'Star', 'Stone'],
  ...['Storm', 'Swift', 'Thorn', 'Timber', 'Umber', 'Vale', 'Violet', 'Wild', 'Willow', 'Winter'],
] as const

const ENDINGS = [
  ...['bay', 'beam', 'bloom', 'bridge', 'brook', 'cast', 'cove', 'crest', 'den', 'dock'],
  ...['fall', 'field', 'fin', 'fold', 'ford', 'forge', 'gate', 'glade', 'glow', 'grove'],
  ...['haven', 'key', 'lake', 'lane', 'line', 'lock', 'mark', 'meadow', 'mint', 'moor'],
  ...['nest', 'path', 'peak', 'pier', 'point', 'port', 'ridge', 'ring', 'root', 'run'],
  ...['sail', 'shell', 'shore', 'spark', 'spring', 'stead', 'tide', 'vale', 'wing', 'wood'],
] as const

const TAILS = ['', '', '', '', ' Wallet', ' Wallet', ' Vault', ' Pay', ' Safe', ' One'] as const

/** From here on names get a number: there are only so many words. */
const PLAIN_NAMES = 2_000

/** Invented wallet names, all different, the same ones each time. */
export function walletNames(count: number): readonly string[] {
  const random = seededRandom('wallet names')
  const stems = new Set(FIRST_NAMES.map((name) => name.toLowerCase()))
  const names: string[] = FIRST_NAMES.slice(0, count)
  while (names.length < count) {
    const words = random.pick(BEGINNINGS) + random.pick(ENDINGS)
    const tail = random.pick(TAILS)
    const stem = names.length < PLAIN_NAMES ? words : `${words} ${names.length}`
    if (stems.has(stem.toLowerCase())) continue
    stems.add(stem.toLowerCase())
    names.push(stem + tail)
  }
  return names
}
