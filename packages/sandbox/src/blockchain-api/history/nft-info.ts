import type { Hex } from 'viem'
import type { EvmChain } from '../../chains/evm/evm-chain.ts'
import { lowerCase } from '../../chains/evm/lower-case.ts'
import { readTokenUri } from '../../chains/evm/read-token-uri.ts'
import { metadataOf, readMetadataFile } from '../../collectibles/metadata.ts'
import { SANDBOX_COLLECTIONS } from '../../collectibles/pieces.ts'
import type { NftFile, NftInfo } from './history-row.ts'

/**
 * Describes a collectible by its metadata. Only metadata of the sandbox's own collectibles and metadata
 * in `data:` URLs are read; other pieces have neither name nor content.
 *
 * @param pictures - Origin of the sandbox's pictures, if they are served.
 */
export async function readNftInfo(
  { request }: Pick<EvmChain, 'request'>,
  piece: { readonly address: Hex; readonly id: bigint },
  pictures: string | undefined,
): Promise<NftInfo> {
  const uri = await readTokenUri(request, piece)
  const isSpam = piece.address === lowerCase(SANDBOX_COLLECTIONS.spam.address)
  return nftInfo(uri && readMetadata(uri, pictures), isSpam)
}

/** Describes a collectible by metadata that may be anything. */
export function nftInfo(metadata: unknown, isSpam: boolean): NftInfo {
  const { name, image, animation_url } = Object(metadata)
  const preview = fileOf(image)
  return {
    name: typeof name === 'string' ? name : null,
    content: preview ? { preview, detail: fileOf(animation_url) ?? preview } : null,
    flags: { is_spam: isSpam },
  }
}

function readMetadata(uri: string, pictures: string | undefined): unknown {
  const own = readMetadataFile(uri.slice(uri.lastIndexOf('/') + 1))
  if (own) return metadataOf(own.name, { pictures, serial: own.serial })
  const [, encoded] = /^data:application\/json;base64,(.*)$/.exec(uri) ?? []
  if (encoded === undefined) return undefined
  try {
    return JSON.parse(Buffer.from(encoded, 'base64').toString())
  } catch {
    // Metadata that is none.
    return undefined
  }
}

function fileOf(url: unknown): NftFile | null {
  if (typeof url !== 'string') return null
  const [, inUrl] = /^data:([a-z0-9.+/-]+)[;,]/.exec(url) ?? []
  const extension = url.slice(url.lastIndexOf('.') + 1)
  return { url, content_type: inUrl ?? TYPES[extension] ?? null }
}

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  webm: 'video/webm',
  wav: 'audio/wav',
}
