/** How the metadata of a piece, and with it its picture, is addressed. */
type Place = 'http' | 'ipfs' | 'data'

/** A collectible that can be minted on order. */
export interface Piece {
  readonly title: string
  readonly description: string
  /** One of a kind (ERC-721), of which there are many (ERC-1155), or unwanted (ERC-1155). */
  readonly collection: 'single' | 'many' | 'spam'
  readonly place: Place
  /** A film or a sound beside the picture. */
  readonly media?: 'webm' | 'wav'
  /** No picture is at the address that the metadata names. */
  readonly isBroken?: true
}

/** The collectibles of a sandbox: one for each thing that a page has to cope with. */
export const SANDBOX_PIECES = {
  meadow: {
    title: 'Meadow',
    description: 'A picture by http',
    collection: 'single',
    place: 'http',
  },
  harbour: {
    title: 'Harbour',
    description: 'A picture by IPFS',
    collection: 'single',
    place: 'ipfs',
  },
  night: {
    title: 'Night',
    description: 'A picture in a data URL',
    collection: 'single',
    place: 'data',
  },
  film: {
    title: 'Ball',
    description: 'A film with a still',
    collection: 'single',
    place: 'http',
    media: 'webm',
  },
  song: {
    title: 'Tone',
    description: 'A sound with a cover',
    collection: 'single',
    place: 'http',
    media: 'wav',
  },
  broken: {
    title: 'Gone',
    description: 'The picture is missing',
    collection: 'single',
    place: 'http',
    isBroken: true,
  },
  badge: {
    title: 'Badge',
    description: 'One of many',
    collection: 'many',
    place: 'http',
  },
  coupon: {
    title: 'Coupon',
    description: 'One of many, by IPFS',
    collection: 'many',
    place: 'ipfs',
  },
  spam: {
    title: 'Claim 5 ETH at claim-reward.example',
    description: 'Nobody asked for it',
    collection: 'spam',
    place: 'data',
  },
} as const satisfies Readonly<Record<string, Piece>>

/** Name of a collectible. */
export type PieceName = keyof typeof SANDBOX_PIECES

export function isPieceName(text: string): text is PieceName {
  return Object.hasOwn(SANDBOX_PIECES, text)
}

/** The collections, at the same addresses on every chain. */
export const SANDBOX_COLLECTIONS = {
  single: {
    name: 'Sandbox Views',
    symbol: 'VIEW',
    standard: 'ERC-721',
    address: '0x5a4db0c5A4DB0C5A4dB0c5a4Db0C5A4db0C00030',
  },
  many: {
    name: 'Sandbox Badges',
    symbol: 'BADGE',
    standard: 'ERC-1155',
    address: '0x5a4db0C5A4DB0C5A4DB0C5A4DB0C5a4Db0C00031',
  },
  spam: {
    name: 'Claim your reward',
    symbol: 'CLAIM',
    standard: 'ERC-1155',
    address: '0x5A4Db0c5A4db0c5A4dB0c5A4DB0c5a4Db0c00032',
  },
} as const
