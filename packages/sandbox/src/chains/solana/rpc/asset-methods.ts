import { metadataOf, metadataUri } from '../../../collectibles/metadata.ts'
import { SANDBOX_COLLECTIONS, SANDBOX_PIECES } from '../../../collectibles/pieces.ts'
import type { SolanaCluster, SolanaPiece } from '../create-cluster.ts'
import { piecesOf } from '../pieces.ts'
import { readAddress } from './read-params.ts'
import { invalidParams } from './rpc-error.ts'
import { type RpcMethod, readConfig } from './rpc-method.ts'

/** Assets of one page, at most. */
const MAX_LIMIT = 1_000

/** Collectibles of an owner. Source: Metaplex, Digital Asset Standard API. */
const getAssetsByOwner: RpcMethod = (cluster, [named]) => {
  const { ownerAddress, page = 1, limit = MAX_LIMIT } = readConfig(cluster, named)
  const owner = readAddress(ownerAddress)
  if (!isCount(page) || !isCount(limit) || limit > MAX_LIMIT)
    throw invalidParams('Pagination Error. Invalid page or limit')
  const all = piecesOf(cluster, owner)
  const shown = all.slice((page - 1) * limit, page * limit)
  const items = shown.map((piece) => encodeAsset(cluster, piece, owner))
  return { total: items.length, limit, page, items }
}

function encodeAsset({ pictures }: SolanaCluster, piece: SolanaPiece, owner: string): object {
  const { mint, name, serial } = piece
  const { media, collection }: { readonly media?: string; readonly collection: CollectionName } =
    SANDBOX_PIECES[name]
  const place = { pictures: pictures(), serial }
  const { name: title, description, image, animation_url } = metadataOf(name, place)
  const still = { uri: image, mime: 'image/svg+xml' }
  const files = animation_url
    ? [still, { uri: animation_url, mime: MEDIA_TYPES[media ?? ''] }]
    : [still]
  return {
    interface: 'V1_NFT',
    id: mint,
    content: {
      $schema: 'https://schema.metaplex.com/nft1.0.json',
      json_uri: metadataUri(name, place),
      files,
      links: { image, ...(animation_url ? { animation_url } : {}) },
      metadata: { name: title, symbol: SANDBOX_COLLECTIONS[collection].symbol, description },
    },
    authorities: [],
    creators: [],
    grouping: [],
    mutable: false,
    burnt: false,
    compression: { eligible: false, compressed: false },
    ownership: { frozen: false, delegated: false, ownership_model: 'single', owner },
  }
}

type CollectionName = keyof typeof SANDBOX_COLLECTIONS

const MEDIA_TYPES: Readonly<Record<string, string>> = { webm: 'video/webm', wav: 'audio/wav' }

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0
}

/** Methods of an extension of nodes; their parameters have names. */
export const ASSET_METHODS = { getAssetsByOwner } as const satisfies Record<string, RpcMethod>
