import * as z from 'zod/mini'
import { pictureUrl } from '../api/picture-url.ts'
import { readAnswer, readEach } from '../api/read-answer.ts'
import { plainText } from '../contract/index.ts'
import type { Collectible } from '../store/state/collectibles.ts'

/** A page of a source, cleaned. */
export interface ListedPage {
  readonly collectibles: readonly Collectible[]
  readonly next: string | undefined
}

/** An invalid answer is an error. */
const Page = z.object({ collectibles: z.array(z.unknown()), next: z.nullish(z.string()) })

/** An invalid entry is left out: it must not hide the others. */
const Entry = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(256)),
  name: z.nullish(z.string()),
  collection: z.nullish(z.string()),
  count: z.nullish(z.union([z.bigint(), z.int()])),
  imageUrl: z.nullish(z.string()),
  isSpam: z.nullish(z.boolean()),
  address: z.nullish(z.string().check(z.regex(/^[0-9a-zA-Z]{1,128}$/))),
  tokenId: z.nullish(z.string()),
  receivedAtMs: z.nullish(z.number()),
})

const MAX_NAME_LENGTH = 64
/** Decimal digits of the largest id of ERC-721. */
const MAX_TOKEN_ID_LENGTH = 78
/** A longer one is no cursor. */
const MAX_CURSOR_LENGTH = 2_048

/**
 * Reads what a source listed, which may be anything.
 *
 * @param gateway - See `pictureUrl`.
 * @throws LatchkeyError `http.malformed`.
 */
export function readListedPage(page: unknown, gateway: string | undefined): ListedPage {
  const { collectibles, next } = readAnswer(Page, page)
  return {
    collectibles: readEach(Entry, collectibles).flatMap((entry) => toCollectible(entry, gateway)),
    next: next && next.length <= MAX_CURSOR_LENGTH ? next : undefined,
  }
}

function toCollectible(
  { id, name, collection, imageUrl, tokenId, ...entry }: z.infer<typeof Entry>,
  gateway: string | undefined,
): readonly Collectible[] {
  const count = BigInt(entry.count ?? 1)
  if (count < 1n) return []
  return [
    {
      id,
      countText: `${count}`,
      isSpam: entry.isSpam ?? false,
      name: plainText(name ?? '', MAX_NAME_LENGTH),
      collection: plainText(collection ?? '', MAX_NAME_LENGTH),
      imageUrl: pictureUrl(imageUrl ?? '', gateway),
      address: entry.address ?? undefined,
      tokenId: plainText(tokenId ?? '', MAX_TOKEN_ID_LENGTH) || undefined,
      receivedAtMs: entry.receivedAtMs ?? undefined,
    },
  ]
}
