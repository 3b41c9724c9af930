import {
  addressOf,
  type CollectiblePage,
  type CollectibleSource,
  LatchkeyError,
  type ListedCollectible,
  networkOf,
} from '@latchkey/core/contract'

/** Assets of a page; servers refuse more than 1,000. */
const PAGE_SIZE = 100

/**
 * Lists the collectibles of Solana accounts, for the option `collectibles`: the nodes of the network are asked by
 * `getAssetsByOwner`, which not all of them have. Name one that does in `customRpcUrls`. Source: Metaplex,
 * Digital Asset Standard API.
 *
 * @example
 * createLatchkey({ collectibles: [dasCollectibles()], … })
 */
export function dasCollectibles(): CollectibleSource {
  return {
    namespaces: ['solana'],
    async listPage({ account, cursor = '1' }, nodes, signal) {
      const page = Number(cursor)
      const query = {
        ownerAddress: addressOf(account),
        sortBy: { sortBy: 'recent_action', sortDirection: 'desc' },
        limit: PAGE_SIZE,
        page,
      }
      const answer = await nodes.read(networkOf(account), 'getAssetsByOwner', query, signal)
      return readPage(answer, page)
    },
  }
}

function readPage(answer: unknown, page: number): CollectiblePage {
  const { items } = Object(answer)
  if (!Array.isArray(items)) throw new LatchkeyError('http.malformed', {})
  return {
    collectibles: items.flatMap(readAsset),
    next: items.length < PAGE_SIZE ? undefined : `${page + 1}`,
  }
}

/** Tokens are none, and neither is what was destroyed. */
function readAsset(asset: unknown): readonly ListedCollectible[] {
  const { id, interface: kind, burnt, content, grouping } = Object(asset)
  const isToken = typeof kind === 'string' && kind.startsWith('Fungible')
  if (typeof id !== 'string' || isToken || burnt === true) return []
  return [
    {
      id,
      address: id,
      name: textOf(Object(Object(content).metadata).name),
      collection: readCollection(grouping),
      imageUrl: readStill(content),
    },
  ]
}

function readCollection(grouping: unknown): string | undefined {
  const groups: readonly unknown[] = Array.isArray(grouping) ? grouping : []
  const collection = groups.find((group) => Object(group).group_key === 'collection')
  return textOf(Object(Object(collection).collection_metadata).name)
}

/** The picture; of a video or a sound its still, if there is one. */
function readStill(content: unknown): string | undefined {
  const { files, links } = Object(content)
  const all: readonly unknown[] = Array.isArray(files) ? files : []
  const pictures = all.filter((file) => String(Object(file).mime).startsWith('image/'))
  const image = textOf(Object(links).image)
  const own = all.find((file) => Object(file).uri === image)
  const isPicture = own === undefined || Object(own).mime === undefined || pictures.includes(own)
  return image !== undefined && isPicture ? image : textOf(Object(pictures[0]).uri)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
