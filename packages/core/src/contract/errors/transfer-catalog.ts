import type { Catalog } from './describe.ts'

/** Failures that only transfers meet, as in `CATALOG`. They come along with what sends. */
export const TRANSFER_CATALOG = {
  'transfer.dust': 'The amount is smaller than the network passes on',
  'transfer.short': 'The account does not hold enough for the amount and the fee',
  'transfer.unknown':
    'It is not known whether the wallet sent this: look there before you try again',
  'transfer.unsupported-token': 'This token has rules of its own about how much of it arrives',
  'transfer.would-fail': 'The network would refuse this transfer',
} satisfies Catalog
