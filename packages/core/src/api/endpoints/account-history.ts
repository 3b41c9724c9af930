import * as z from 'zod/mini'
import { isNetworkId, type NetworkId, plainText, safeImage } from '../../contract/index.ts'
import { withChecksum } from '../../rpc/checksum-address.ts'
import type {
  ActivityCollectible,
  ActivityPage,
  ActivityTransaction,
  ActivityTransfer,
} from '../../store/state/activity.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import { pictureUrl } from '../picture-url.ts'
import { readAnswer, readEach } from '../read-answer.ts'

interface Input {
  readonly address: string
  readonly networkId: NetworkId
  /** From the page before. */
  readonly cursor?: string | undefined
  /** Shows pictures on IPFS; see `pictureUrl`. */
  readonly ipfsGateway?: string | undefined
}

/** An invalid answer is an error. */
const Answer = z.object({
  data: z.array(z.unknown()),
  next: z.nullish(z.string()),
})

/** An invalid transaction is left out: it must not hide the others. */
const Transaction = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(256)),
  metadata: z.object({
    operationType: z.string(),
    hash: z.string().check(z.regex(/^[0-9a-zA-Z]{1,128}$/)),
    minedAt: z.string(),
    sentFrom: z.nullish(z.string()),
    sentTo: z.nullish(z.string()),
    status: z.enum(['confirmed', 'failed', 'pending']),
    chain: z.nullish(z.string()),
  }),
  transfers: z.nullish(z.array(z.unknown())),
})

const Content = z.nullish(z.object({ url: z.string(), content_type: z.nullish(z.string()) }))

/** An invalid transfer is left out as well. */
const Transfer = z.object({
  fungible_info: z.nullish(
    z.object({
      name: z.nullish(z.string()),
      symbol: z.nullish(z.string()),
      icon: z.nullish(z.object({ url: z.nullish(z.string()) })),
    }),
  ),
  nft_info: z.nullish(
    z.object({
      name: z.nullish(z.string()),
      content: z.nullish(z.object({ preview: Content, detail: Content })),
      flags: z.nullish(z.object({ is_spam: z.nullish(z.boolean()) })),
    }),
  ),
  direction: z.enum(['in', 'out', 'self']),
  quantity: z.nullish(
    z.object({ numeric: z.string().check(z.regex(/^[0-9]{1,80}(?:\.[0-9]{1,80})?$/)) }),
  ),
})

type Transfer = z.infer<typeof Transfer>

const MAX_NAME_LENGTH = 64
const MAX_SYMBOL_LENGTH = 24
const MAX_OPERATION_LENGTH = 32
const MAX_ADDRESS_LENGTH = 128
/** A longer one was not written by the server. */
const MAX_CURSOR_LENGTH = 2_048

/**
 * Reads a page of the history of an account on a network. The transactions of other networks, which
 * the server may send as well, are in it.
 *
 * @returns undefined if the API does not support the network.
 * @throws LatchkeyError Also where the list of its networks can't be read: then nothing is known.
 */
export async function readAccountHistory(
  api: BlockchainApi,
  { address, networkId, cursor, ipfsGateway }: Input,
  signal?: AbortSignal,
): Promise<ActivityPage | undefined> {
  if (!(await api.isListed(networkId, signal))) return undefined
  const query = { cursor, chainId: networkId }
  const answer = await api.get(['v1', 'account', address, 'history'], query, signal)
  const { data, next } = readAnswer(Answer, answer)
  return {
    transactions: readEach(Transaction, data).flatMap((each) => toTransaction(each, ipfsGateway)),
    next: next && next.length <= MAX_CURSOR_LENGTH ? next : undefined,
  }
}

/** A transaction without a readable time has no place in a history. */
function toTransaction(
  { id, metadata, transfers }: z.infer<typeof Transaction>,
  ipfsGateway: string | undefined,
): readonly ActivityTransaction[] {
  const minedAtMs = Date.parse(metadata.minedAt)
  if (Number.isNaN(minedAtMs)) return []
  const { chain, operationType, hash, status, sentFrom, sentTo } = metadata
  return [
    {
      id,
      operation: plainText(operationType, MAX_OPERATION_LENGTH).toLowerCase(),
      hash,
      minedAtMs,
      // Servers write addresses in small letters: those that are compared by eye are written alike.
      from: withChecksum(plainText(sentFrom ?? '', MAX_ADDRESS_LENGTH)),
      to: withChecksum(plainText(sentTo ?? '', MAX_ADDRESS_LENGTH)),
      status,
      networkId: chain && isNetworkId(chain) ? chain : undefined,
      transfers: readEach(Transfer, transfers ?? []).map((each) => toTransfer(each, ipfsGateway)),
    },
  ]
}

function toTransfer(
  { direction, quantity, fungible_info, nft_info }: Transfer,
  ipfsGateway: string | undefined,
): ActivityTransfer {
  return {
    direction,
    amountText: quantity?.numeric,
    token: fungible_info
      ? {
          name: plainText(fungible_info.name ?? '', MAX_NAME_LENGTH),
          symbol: plainText(fungible_info.symbol ?? '', MAX_SYMBOL_LENGTH),
          iconUrl: safeImage(fungible_info.icon?.url ?? ''),
        }
      : undefined,
    collectible: nft_info ? toCollectible(nft_info, ipfsGateway) : undefined,
  }
}

function toCollectible(
  { name, content, flags }: NonNullable<Transfer['nft_info']>,
  ipfsGateway: string | undefined,
): ActivityCollectible {
  const files = [content?.preview, content?.detail]
  const urls = files.map((file) => file?.url ?? '')
  // The preview of a video or a sound is a still, if there is one.
  const still = files.find((file) => file && isPicture(file.content_type))
  return {
    id: [name ?? '', ...urls].join('\n'),
    name: plainText(name ?? '', MAX_NAME_LENGTH),
    imageUrl: pictureUrl(still?.url ?? '', ipfsGateway),
    isSpam: flags?.is_spam === true,
  }
}

function isPicture(contentType: string | null | undefined): boolean {
  return !contentType || contentType.startsWith('image/')
}
